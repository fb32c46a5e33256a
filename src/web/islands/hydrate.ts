// Hydrates one island with React; loaded together with the first island and never before.
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type AnyProps = Record<string, unknown>;

/** Hydrates `component` inside its root; settles once its effects have run, so that a replayed click is heard. */
export function hydrateIsland(
  root: HTMLElement,
  name: string,
  component: ComponentType<AnyProps>,
  props: AnyProps,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(root, createElement(Awake, { onAwake: resolve }, createElement(component, props)), {
      identifierPrefix: name,
    });
  });
}

function Awake({ onAwake, children }: { onAwake: () => void; children?: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
