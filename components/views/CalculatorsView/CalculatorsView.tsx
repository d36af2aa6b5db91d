import { useTranslation } from 'next-i18next/pages';

import { CardGrid } from '@/components/blocks/CardGrid/CardGrid';
import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { calculators } from '@/contract/lists/calculators';
import { paths } from '@/services/config/paths';

const icons = { oss: 'oss', threshold: 'ledger', parcel: 'customs' } as const;

/**
 * The calculators that there are, a card for each.
 * @avoid For the check of obligations: the invitation at the end leads there.
 * @accessibility One link for each calculator, named by its title.
 */
export function CalculatorsView() {
  const { t } = useTranslation('calculators');
  return (
    <>
      <PageOpening title={t('title')} lead={t('lead')} path={paths.calculators} isTool />
      <CardGrid
        block={{
          kind: 'cardGrid',
          id: 'calculators',
          anchor: null,
          heading: t('heading'),
          lead: t('limits'),
          cards: calculators.map((name) => ({
            icon: icons[name],
            title: t(`${name}.title`),
            text: t(`${name}.lead`),
            href: paths.calculator(name),
          })),
        }}
      />
      <CheckInvitation after="texts" />
    </>
  );
}
