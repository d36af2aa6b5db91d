import Link from 'next/link';
import type { Where } from 'payload';

import { isEditorUser } from '../../cms/access/roles';
import { Panel } from '../../cms/admin/ui/Panel';
import { mostShown, type PanelData } from '../../cms/admin/ui/panelProps';
import { Time } from '../../cms/admin/ui/Time';
import { listFilter, whereQuery } from '../../cms/admin/ui/whereQuery';
import { enquiryKindNames, enquiryStateNames, enquiryTopicNames } from '../../domain/enquiry';
import { enquiryMessages } from './texts';

const list = (...conditions: Where[]) =>
  `/admin/collections/enquiries?${whereQuery(listFilter(...conditions))}`;
const confirmed: Where = { confirmedAt: { exists: true } };
const received: Where = { state: { equals: 'received' } };
const unconfirmed: Where = { state: { equals: 'unconfirmed' } };
const notAnswered: Where = { state: { not_equals: 'answered' } };

/** Confirmed enquiries that nobody has begun to answer, the oldest first, how many are one's own and how many are not confirmed. */
export async function EnquiriesPanel({ payload, language, name, user }: PanelData) {
  if (!isEditorUser(user)) return null;
  const words = enquiryMessages[language];
  const assigned: Where = { assignee: { equals: name } };
  const [{ docs, totalDocs: waiting }, { totalDocs: mine }, { totalDocs: open }] = await Promise.all([
    payload.find({
      collection: 'enquiries',
      where: { and: [confirmed, received] },
      sort: 'confirmedAt',
      limit: mostShown,
      depth: 0,
    }),
    payload.count({ collection: 'enquiries', where: { and: [confirmed, notAnswered, assigned] } }),
    payload.count({ collection: 'enquiries', where: unconfirmed }),
  ]);
  const items = docs.map(({ id, name: sender, company, kind, topic, confirmedAt, assignee }) => (
    <>
      <Link href={`/admin/collections/enquiries/${id}`}>{company || sender}</Link>:{' '}
      {topic ? enquiryTopicNames[topic][language] : enquiryKindNames[kind][language]},{' '}
      <Time moment={Date.parse(confirmedAt ?? '')} /> ({assignee ?? words.nobody})
    </>
  ));
  const totals = [
    waiting > 0 && (
      <Link key="received" href={list(received)}>
        {words.waiting(waiting)}
      </Link>
    ),
    mine > 0 && (
      <Link key="mine" href={list(notAnswered, assigned)}>
        {words.mine(mine)}
      </Link>
    ),
    open > 0 && (
      <Link key="unconfirmed" href={list(unconfirmed)}>
        {enquiryStateNames.unconfirmed[language]}: {open}
      </Link>
    ),
  ].filter(Boolean);
  return <Panel heading={words.enquiries} empty={words.noEnquiries} items={[...totals, ...items]} />;
}
