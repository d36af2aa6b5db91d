import Link from 'next/link';

import { dayOf } from '@/shared/dayOf';

import { additionsOf } from '../../../platform/plugins/extend';
import { countOutstanding } from '../../../sync/notifySite';
import { isOverdue, ruleFilters } from '../rules/ruleFilters';
import { Panel } from '../ui/Panel';
import { mostShown, type PanelData } from '../ui/panelProps';
import { whereQuery } from '../ui/whereQuery';
import { dashboardMessages } from './messages';

/** Lists what is late or has failed: by the plugins, changes that the website has not taken, and overdue checks of rules. */
export async function AttentionPanel({ payload, language }: PanelData) {
  const words = dashboardMessages[language];
  const today = dayOf(new Date());
  const [found, { failed: undelivered }, { totalDocs: unchecked }] = await Promise.all([
    Promise.all(additionsOf(payload).attention.map((find) => find(payload, language))),
    countOutstanding(payload, Date.now()),
    payload.count({ collection: 'rules', where: isOverdue(today) }),
  ]);
  return (
    <Panel
      heading={words.attention}
      empty={words.noAttention}
      items={[
        ...found
          .flat()
          .slice(0, mostShown)
          .map(({ title, path, action, state }) => (
            <>
              <Link href={path}>{title}</Link>: {action}. <strong>{state}</strong>
            </>
          )),
        ...(undelivered > 0 ? [words.undelivered(undelivered)] : []),
        ...(unchecked > 0
          ? [
              <Link key="rules" href={`/admin/collections/rules?${whereQuery(ruleFilters(today).overdue)}`}>
                {words.unchecked(unchecked)}
              </Link>,
            ]
          : []),
      ]}
    />
  );
}
