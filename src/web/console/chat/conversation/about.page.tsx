// What is known of the visitor, as a screen of its own on a phone.
import { useQuery } from '@tanstack/react-query';
import { apiContext } from '#web/lib/request-context.ts';
import { chatQuery } from '../desk-queries.ts';
import { BesideHead } from '../work/beside-head.tsx';
import type { Route } from './+types/about.page.ts';
import { About } from './about.tsx';

export async function loader({ context, params: { sessionId } }: Route.LoaderArgs) {
  const client = context.get(apiContext);
  return client('GET /api/chat-sessions/{sessionId}', { params: { sessionId } });
}

export default function AboutPage({ loaderData, params }: Route.ComponentProps) {
  const { data } = useQuery({ ...chatQuery(params.sessionId), initialData: loaderData });
  return (
    <>
      <BesideHead sessionId={params.sessionId} heading="About the visitor" />
      <About chat={data} />
    </>
  );
}
