import { useTranslation } from 'next-i18next/pages';

import { Section } from '@/components/ui/Section/Section';
import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { StaticPageOpening } from '@/components/views/PageOpening/StaticPageOpening';
import { loadChunk } from '@/services/browser/loading/chunk';
import { paths } from '@/services/config/paths';
import type { SentVatNumber } from '@/services/domain/vatNumbers/vatNumberEntry';

import { VatNumberForm } from './VatNumberForm';

const StaticHelp = islandComponent(() =>
  loadChunk(() => import('./VatNumberHelp')).then((loaded) => loaded.VatNumberHelp),
);

interface VatNumberViewProps {
  /** A number that was sent without scripts; null on the page that nothing was sent to. */
  sent: SentVatNumber | null;
}

/**
 * The check of a VAT number: its form and check digits at once, then what VIES says of it, and what either proves.
 * @avoid For the number of a merchant's own company: the account checks its form.
 * @accessibility Errors are tied to their field, results are announced, and the form stays where it is.
 */
export function VatNumberView({ sent }: VatNumberViewProps) {
  const { t } = useTranslation('vatNumber');
  return (
    <>
      <StaticPageOpening
        title={t('title')}
        lead={t('lead')}
        description={t('description')}
        isTool
        path={paths.vatNumber}
        noIndex={sent !== null}
      />
      <Section heading={t('heading')}>
        <VatNumberForm sent={sent} />
      </Section>
      <StaticHelp />
    </>
  );
}
