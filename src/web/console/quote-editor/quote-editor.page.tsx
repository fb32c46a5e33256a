// Writes the quote of a request: started by our prices or an older quote, pinned to the customer's photos, kept, sent, revised.
import { Link } from 'react-router';
import { stepAction } from '#web/forms/app/step-action.ts';
import { stepClientAction } from '#web/forms/app/step-client-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { conversationPath } from '../chat/conversation-path.ts';
import { ConsoleMain } from '../console-main.tsx';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/quote-editor.page.ts';
import { Editor } from './editor.tsx';
import { isQuoteWritable } from './is-quote-writable.ts';
import { QuotePreview } from './quote-preview.tsx';
import { quoteSteps } from './quote-steps.ts';
import { comparedOf, typedOf } from './typed-quote.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Quote for ${loaderData?.desk.request.customerName ?? 'a request'} – Console` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ask = context.get(apiContext);
  const id = { params: { id: Number(params.id) } };
  const [desk, prices, older] = await Promise.all([
    ask('GET /api/console/service-requests/{id}', id),
    ask('GET /api/console/service-requests/{id}/prices', id),
    ask('GET /api/console/service-requests/{id}/older-quotes', id),
  ]);
  const saved = url.searchParams.get('saved');
  return { desk, prices, older: older.items, saved };
}

export const action = stepAction(quoteSteps, { staysOnTrouble: true });
export const clientAction = stepClientAction(quoteSteps, { staysOnTrouble: true });

export default function QuoteEditorPage({ loaderData }: Route.ComponentProps) {
  const { desk, prices, older, saved } = loaderData;
  const { request, quote, customerId } = desk;
  useLivePage(['request'], request.id);
  const canWrite = isQuoteWritable(desk);
  const path = `/console/requests/${request.id}`;
  return (
    <ConsoleMain
      heading={`Quote for ${request.customerName}, ${request.serviceType}`}
      lead={request.propertyAddress}
      back={{ to: path, label: 'Back to the request' }}
      actions={
        customerId ? (
          <Link
            className="text-link inline-flex min-h-11 items-center"
            to={conversationPath(customerId)}
          >
            Conversation
          </Link>
        ) : null
      }
    >
      {canWrite ? (
        <Editor
          key={saved ?? 'begun'}
          desk={desk}
          prices={prices}
          older={older}
          isSaved={saved !== null && quote?.version === Number(saved)}
        />
      ) : (
        <div className="mt-6 grid gap-6">
          <Alert title="This quote can no longer be changed here.">
            {quote ? 'Below is what the customer sees.' : 'There is none for this request.'}
          </Alert>
          {quote ? (
            <QuotePreview
              content={comparedOf(typedOf(quote), quote, quote.taxBasisPoints)}
              pins={typedOf(quote).lines}
              photos={desk.photos}
            />
          ) : null}
        </div>
      )}
    </ConsoleMain>
  );
}
