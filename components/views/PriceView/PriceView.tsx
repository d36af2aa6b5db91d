import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { PriceRows } from '@/components/parts/PriceRows/PriceRows';
import { Section } from '@/components/ui/Section/Section';
import { KeptPageOpening } from '@/components/views/PageOpening/KeptPageOpening';
import { TrademarkServices } from '@/components/views/TrademarkServices/TrademarkServices';
import { paths } from '@/services/config/paths';
import type { PriceRow, TrademarkService } from '@/services/domain/services/service';
import { useTranslation } from '@/services/i18n/useTranslation';

interface PriceViewProps {
  /** One for each service and country. */
  rows: PriceRow[];
  /** Priced by office, not by country. */
  trademarks: TrademarkService[];
}

/**
 * All prices, to be compared.
 * @avoid For an offer: `CalculateView` reckons one.
 * @accessibility Filters stand before the table and announce what is left.
 */
export function PriceView({ rows, trademarks }: PriceViewProps) {
  const { t } = useTranslation('prices');
  return (
    <>
      <KeptPageOpening title={t('title')} lead={t('lead')} eyebrow={t('eyebrow')} path={paths.prices} />
      <Section heading={t('heading')} lead={t('note')} wide>
        {rows.length > 0 ? <PriceRows rows={rows} /> : <p>{t('empty')}</p>}
      </Section>
      {trademarks.length > 0 && (
        <Section id="trademark" heading={t('trademark.heading')} lead={t('trademark.lead')}>
          <TrademarkServices services={trademarks} />
        </Section>
      )}
      <CheckInvitation />
    </>
  );
}
