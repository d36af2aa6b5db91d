import { useTranslation } from 'next-i18next/pages';

import { PartnerList } from '@/components/parts/PartnerList/PartnerList';
import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import type { Partner } from '@/services/domain/content/partner';

import { Rules } from './PartnersView.styles';

const rules = ['mandate', 'invoice', 'liability', 'data', 'choice'] as const;

interface PartnersViewProps {
  /** In the order of the CMS; there may be none. */
  partners: Partner[];
}

/**
 * The list of partners, and the rules of the co-operation.
 * @avoid To show customers.
 * @accessibility Rules are a list of terms; logos are decoration.
 */
export function PartnersView({ partners }: PartnersViewProps) {
  const { t } = useTranslation('partners');
  return (
    <>
      <PageOpening
        title={t('title')}
        lead={t('lead')}
        eyebrow={t('eyebrow')}
        description={t('description')}
        path={paths.partners}
      />
      <Section id="partners" heading={t('list.heading')} lead={t('list.lead')} wide>
        {partners.length > 0 ? <PartnerList partners={partners} /> : <p>{t('list.empty')}</p>}
      </Section>
      <Section id="rules" heading={t('rules.heading')} lead={t('rules.lead')}>
        <Rules>
          {rules.map((rule) => (
            <div key={rule}>
              <dt>{t(`rules.${rule}.name`)}</dt>
              <dd>{t(`rules.${rule}.text`)}</dd>
            </div>
          ))}
        </Rules>
      </Section>
      <Section heading={t('next.heading')} lead={t('next.text')} tone="inverse" graduated>
        <Button href={paths.contact}>{t('next.action')}</Button>
      </Section>
    </>
  );
}
