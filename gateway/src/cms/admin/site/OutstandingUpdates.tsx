import type { ContentLanguage } from '../../../domain/languages';
import type { PendingUpdate } from '../../../sync/pollDelay';
import { formatTime } from '../ui/formatTime';
import { DeliveryFaults } from './DeliveryFaults';
import { pendingMessages, siteMessages } from './messages';

/** A phone has room for as many. */
const mostFaults = 3;

interface OutstandingUpdatesProps {
  updates: PendingUpdate[];
  /** Whether it matters which instance is meant. */
  areSeveral: boolean;
  language: ContentLanguage;
}

function sentenceFor({ state, attempts, nextAttemptAt }: PendingUpdate, language: ContentLanguage) {
  const words = pendingMessages[language];
  if (state === 'failed') return words.givenUp(attempts);
  return attempts === 0 ? words.told : words.again(attempts, formatTime(Date.parse(nextAttemptAt)));
}

/** Lists changes that instances of the site have not taken yet: the next attempt, or what to do. */
export function OutstandingUpdates({ updates, areSeveral, language }: OutstandingUpdatesProps) {
  return updates.map((update) => (
    <div key={update.site} role="status" style={{ marginTop: 8 }}>
      <p style={{ margin: 0 }}>
        {areSeveral && `${update.site}: `}
        {sentenceFor(update, language)}
      </p>
      {update.faults.length > 0 && (
        <details>
          <summary>{siteMessages.whatFailed[language]}</summary>
          <DeliveryFaults faults={update.faults} most={mostFaults} language={language} />
        </details>
      )}
    </div>
  ));
}
