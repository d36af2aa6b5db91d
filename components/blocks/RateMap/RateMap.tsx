import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';

import { DateText } from '@/components/ui/DateText/DateText';
import { PhoneFold } from '@/components/ui/PhoneFold/PhoneFold';
import { Section } from '@/components/ui/Section/Section';
import type { BlockOf } from '@/services/domain/content/page';
import { rateBand } from '@/services/domain/services/vatRate';
import { useLocale } from '@/services/hooks/useLocale';

import { EuropeMap } from './EuropeMap';
import { RateLedger } from './RateLedger';
import { RateLegend } from './RateLegend';
import { Caption, Figure, Picture } from './RateMap.styles';

interface RateMapProps {
  /** Standard rates in percent by country (ISO 3166-1 alpha-2), and the day on which they were checked. */
  block: BlockOf<'rateMap'>;
}

/**
 * The rates as a picture and as a table: the table says everything, the picture is a way to see it. On a phone the table
 * unfolds below the picture.
 * @avoid For figures other than rates: its bands and words are theirs.
 * @accessibility The table says everything; the picture has a name, and pointing at it adds nothing.
 */
export function RateMap({ block }: RateMapProps) {
  const { t } = useTranslation('rateMap');
  const locale = useLocale();
  const [pointedAt, setPointedAt] = useState<readonly string[]>([]);
  const [chosenBand, setChosenBand] = useState<number | null>(null);
  const inChosenBand = block.rates
    .filter(({ rate }) => rateBand(rate) === chosenBand)
    .map(({ country }) => country);
  const active = pointedAt.length > 0 ? pointedAt : inChosenBand;
  const usedBands = new Set(block.rates.map(({ rate }) => rateBand(rate)));

  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} wide>
      <Figure>
        <Picture>
          <EuropeMap label={t('picture')} rates={block.rates} active={active} onPoint={setPointedAt} />
          <RateLegend usedBands={usedBands} chosen={chosenBand} onChoose={setChosenBand} />
        </Picture>
        <PhoneFold line={t('table')}>
          <RateLedger rates={block.rates} active={active} onPoint={setPointedAt} />
        </PhoneFold>
        <Caption>
          {t('asOf')} <DateText iso={block.asOf} locale={locale} />
        </Caption>
      </Figure>
    </Section>
  );
}
