import type { Payload } from 'payload';

import { isConcerned } from '../../domain/alerts';
import type { Alert } from '../../payload-types';
import { statement } from '../../platform/db/statement';
import { AddressRefused, sendMail } from '../../platform/mail/sendMail';
import { endTicket } from './confirmAlert';
import { changesEmail } from './emails';
import { findChanges, type LawChange } from './findChanges';

const minute = 60_000;
/** A change stands on the page for this long before anybody is told: editors correct slips, and a transaction ends. */
const settlingMs = 60 * minute;
/** Longer than a turn takes, shorter than the pause between two. */
const claimMs = 50 * minute;
/** The longest turn; the others are written to in the next. */
const turnMs = 40 * minute;
/** In one turn; the others are written to in the next. */
const alertsPerTurn = 1_000;
/** After so many failures in a row the mail server is taken to be down. */
const failuresInARow = 5;

const claim = `
  UPDATE alerts SET busy_until = $1 WHERE id = $2 AND told_until = $3 AND busy_until < $4 RETURNING id`;
const settle = 'UPDATE alerts SET told_until = $1, busy_until = 0 WHERE id = $2 RETURNING id';

/** Writes to the owner of an alert if something concerns it; false where the letter failed and is due again. */
async function tell(
  payload: Payload,
  alert: Alert,
  changes: readonly LawChange[],
  now: Date,
): Promise<boolean> {
  const { id, email, language, countries, topics, toldUntil } = alert;
  // A turn may have begun long ago.
  const time = Math.max(now.getTime(), Date.now());
  // Until the letter is sent, the claim keeps other gateways away, and then the moment does. One that is killed in between
  // loses no letter: the claim ends.
  const claimed = await statement(payload, claim, [time + claimMs, id, toldUntil, time]);
  if (claimed.length === 0) return true;
  const choice = { countries: countries ?? [], topics: topics ?? [] };
  const news = changes.filter((change) => change.shownSince > toldUntil && isConcerned(choice, change));
  if (news.length > 0) {
    const letter = changesEmail({ changes: news, ticket: endTicket(alert.tokenHash, now), language });
    try {
      await sendMail(payload, { to: email, ...letter });
    } catch (error) {
      // An address that does not exist is written to again with the next change, and not every hour.
      if (!(error instanceof AddressRefused)) return false;
    }
  }
  await statement(payload, settle, [time - settlingMs, id]);
  return true;
}

/** Sends everybody who asked for it one letter with the changes of the law that have been shown since the last one. */
export async function tellOfChanges(payload: Payload, now: Date): Promise<void> {
  const until = now.getTime() - settlingMs;
  const changes = (await findChanges(payload, now)).filter(({ shownSince }) => shownSince <= until);
  const newest = Math.max(0, ...changes.map(({ shownSince }) => shownSince));
  const { docs } = await payload.find({
    collection: 'alerts',
    where: {
      confirmedAt: { exists: true },
      toldUntil: { less_than: newest },
      busyUntil: { less_than: now.getTime() },
    },
    // Those whose letter failed come last.
    sort: 'busyUntil',
    showHiddenFields: true,
    depth: 0,
    limit: alertsPerTurn,
    pagination: false,
  });
  const began = Date.now();
  let failures = 0;
  for (const alert of docs) {
    failures = (await tell(payload, alert, changes, now)) ? 0 : failures + 1;
    if (failures === failuresInARow || Date.now() - began > turnMs) return;
  }
}
