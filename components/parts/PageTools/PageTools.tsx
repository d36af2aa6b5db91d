import { Link2, Printer, Share2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';

import { Status, Tool, Tools } from './PageTools.styles';
import { useShare } from './useShare';

interface PageToolsProps {
  /** Title of the page when it is shared. */
  title: string;
  /** Its whole address. */
  url: string;
}

/**
 * Takes a page along: on paper, or as a link. What became of the link is said aloud.
 * @avoid On pages that are lists or forms: nobody prints them.
 * @accessibility Buttons with words; what became of the link is announced.
 */
export function PageTools({ title, url }: PageToolsProps) {
  const { t } = useTranslation('tools');
  const { canShare, share, outcome } = useShare({ title, url });
  const Icon = canShare ? Share2 : Link2;
  return (
    <Tools>
      <Tool type="button" onClick={() => window.print()}>
        <Printer size={18} aria-hidden />
        {t('print')}
      </Tool>
      <Tool type="button" onClick={() => void share()}>
        <Icon size={18} aria-hidden />
        {t(canShare ? 'share' : 'copy')}
      </Tool>
      <Status role="status">{outcome && t(outcome)}</Status>
    </Tools>
  );
}
