'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import Link from 'next/link';
import { useEffect } from 'react';

import { isEditorUser } from '../../cms/access/roles';
import { useFormDocument } from '../../cms/admin/ui/formDocument';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import { useSavedAt } from '../../cms/admin/ui/useSavedAt';
import { timeWithZone } from '../../platform/plugins/scheduleState';
import type { Schedule } from '../../platform/plugins/timeline';
import { useScheduleTurn } from './ScheduleProvider';
import { scheduleMessages } from './texts';

type Listed = Omit<Schedule, 'time'> & { time: string };

/** The schedules of the form's document, for those who publish; none until they are there. */
function useSchedules(): Listed[] {
  const { user } = useAuth();
  const { query } = useFormDocument();
  const turn = [useSavedAt(), useScheduleTurn()].join();
  const path = query && isEditorUser(user as never) ? `/schedules?${query}` : undefined;
  return useAnswer<{ schedules: Listed[] }>(path, turn).data?.schedules ?? [];
}

/** Payload counts no version before the first publication, and would offer to unpublish what was never published. */
function useDraftAsChange(): void {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo();
  const isUncounted = !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1);
  }, [isUncounted, setUnpublishedVersionCount]);
}

/** In the sidebar of a document: what will be published or unpublished, and when. */
export function Scheduled() {
  const language = useAdminLanguage();
  const schedules = useSchedules();
  useDraftAsChange();
  if (schedules.length === 0) return null;
  const words = scheduleMessages[language];
  return (
    <section style={{ marginBottom: 24 }} aria-labelledby="scheduled-heading">
      <h3 id="scheduled-heading" style={{ marginBottom: 8 }}>
        {words.heading}
      </h3>
      <ul style={{ margin: 0, paddingLeft: 18 }}>
        {schedules.map(({ cancel, type, locale, time, timezone, state, reason }) => (
          <li key={cancel.path}>
            {words[type]}, {locale ? words.locales[locale] : words.allLocales}:{' '}
            <time dateTime={time}>{timeWithZone(new Date(time), timezone)}</time>
            {state !== 'due' && <strong> {words[state]}</strong>}
            {reason && <p className="admin-quiet">{reason}</p>}
          </li>
        ))}
      </ul>
      <Link href="/admin/schedules">{words.see}</Link>
    </section>
  );
}
