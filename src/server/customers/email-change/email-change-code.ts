// The code of a change of address: eight digits computed from its id, as those of a sign-in are.
import { signInCode } from '#server/accounts/sign-in-token.ts';
import { isSameSecret } from '#server/platform/installation/secrets.ts';
import type { ServerContext } from '../../context.ts';

/** The digits. They are another row's than any sign-in code's, also where both had the same id. */
export function codeOf({ secrets }: Pick<ServerContext, 'secrets'>, changeId: string): string {
  return signInCode(secrets.signInCode, `email-change:${changeId}`);
}

/** Whether these are the digits of a change. */
export function isCodeOf(context: ServerContext, changeId: string, code: string): boolean {
  return isSameSecret(code, codeOf(context, changeId));
}
