import dynamic from 'next/dynamic';

import { loadChunk } from '@/services/browser/loading/chunk';

import { Check, type CheckProps } from './Check';

/** Part of the pages of saved reports alone. */
const SavedReportView = dynamic(() =>
  loadChunk(() => import('./SavedReportView')).then((loaded) => loaded.SavedReportView),
);

interface CalculateViewProps extends Omit<CheckProps, 'onSave'> {
  /** The address names a saved report, which the browser loads; `report` is null. */
  isSaved?: boolean;
}

/**
 * The check of obligations: answers in, obligations out, with reasons, sources, an estimate and its limits.
 * @avoid To collect data: with scripts nothing leaves the browser before somebody saves a report; without them nothing
 *   is kept.
 * @accessibility After an answer the report takes the focus, and the form stays as it was.
 */
export function CalculateView({ isSaved = false, report, sent }: CalculateViewProps) {
  if (!isSaved) return <Check report={report} sent={sent} />;
  return (
    <SavedReportView>
      {(saved, onSave) => <Check key={saved.id} report={saved} onSave={onSave} />}
    </SavedReportView>
  );
}
