import Link from 'next/link';
import type { Where } from 'payload';

import { enquiryKindNames, enquiryTopicNames } from '../../../domain/enquiry';
import { Panel } from '../ui/Panel';
import { mostShown, type PanelData } from '../ui/panelProps';
import { Time } from '../ui/Time';
import { listFilter, whereQuery } from '../ui/whereQuery';
import { dashboardMessages } from './messages';

const list = (...conditions: Where[]) =>
  `/admin/collections/enquiries?${whereQuery(listFilter(...conditions))}`;
const confirmed: Where = { confirmedAt: { exists: true } };
const received: Where = { state: { equals: 'received' } };
const notAnswered: Where = { state: { not_equals: 'answered' } };

/** Confirmed enquiries that nobody has begun to answer, the oldest first, and how many are one's own. */
export async function EnquiriesPanel({ payload, language, name }: PanelData) {
  const words = dashboardMessages[language];
  const assigned: Where = { assignee: { equals: name } };
  const [{ docs, totalDocs: waiting }, { totalDocs: mine }] = await Promise.all([
    payload.find({
      collection: 'enquiries',
      where: { and: [confirmed, received] },
      sort: 'confirmedAt',
      limit: mostShown,
      depth: 0,
    }),
    payload.count({ collection: 'enquiries', where: { and: [confirmed, notAnswered, assigned] } }),
  ]);
  const items = docs.map(({ id, name: sender, company, kind, topic, confirmedAt, assignee }) => (
    <>
      <Link href={`/admin/collections/enquiries/${id}`}>{company || sender}</Link>:{' '}
      {topic ? enquiryTopicNames[topic][language] : enquiryKindNames[kind][language]},{' '}
      <Time moment={Date.parse(confirmedAt ?? '')} /> ({assignee ?? words.nobody})
    </>
  ));
  const totals = [
    ...(waiting > 0
      ? [
          <Link key="waiting" href={list(received)}>
            {words.waiting(waiting)}
          </Link>,
        ]
      : []),
    ...(mine > 0
      ? [
          <Link key="mine" href={list(notAnswered, assigned)}>
            {words.mine(mine)}
          </Link>,
        ]
      : []),
  ];
  return <Panel heading={words.enquiries} empty={words.noEnquiries} items={[...totals, ...items]} />;
}
