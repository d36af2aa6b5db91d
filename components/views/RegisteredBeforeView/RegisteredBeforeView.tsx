import { useTranslation } from 'next-i18next/pages';

import { CardGrid } from '@/components/blocks/CardGrid/CardGrid';
import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';
import { StaticPageOpening } from '@/components/views/PageOpening/StaticPageOpening';
import { paths } from '@/services/config/paths';
import { useCommonData } from '@/services/store/commonData';

import { useNextOptions } from './useNextOptions';

/**
 * A number that is registered, or a gift that was given before: what can be done now.
 * @avoid For a wrong code or password: the form says that.
 * @accessibility Says what is the matter before it says what to do.
 */
export function RegisteredBeforeView() {
  const { t } = useTranslation(['registered', 'registration']);
  const { brand } = useCommonData();
  const waysOn = useNextOptions(brand.gatewayHost);
  return (
    <>
      <StaticPageOpening
        title={t('before.title')}
        lead={t('before.lead')}
        eyebrow={t('registration:eyebrow')}
        path={paths.registeredBefore}
        noIndex
      />
      <CardGrid block={waysOn} />
      <Section heading={t('before.award.heading')}>
        <p>{t('before.award.text')}</p>
      </Section>
      <Section heading={t('before.notYou.heading')} lead={t('before.notYou.text')}>
        <Button href={paths.contact} emphasis="quiet">
          {t('before.notYou.contact')}
        </Button>
      </Section>
    </>
  );
}
