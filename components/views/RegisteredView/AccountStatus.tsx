import { useTranslation } from 'next-i18next/pages';

import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';
import { accountPages, paths } from '@/services/config/paths';
import { useLocale } from '@/services/hooks/useLocale';
import { useInfo } from '@/services/store/info';

import { Actions, Status } from './RegisteredView.styles';

/** Whether the login holds, by the gateway's own word. Without scripts it shows the way in alone. */
export function AccountStatus({ gatewayHost }: { gatewayHost: string }) {
  const { t } = useTranslation(['registered', 'registration']);
  const locale = useLocale();
  const { isGWLogin, info, isUnavailable } = useInfo();
  const isOut = isGWLogin === false;
  return (
    <Section heading={t('account.heading')}>
      <Status role="status">
        {isOut
          ? t('account.out')
          : info
            ? t('account.in', { phone: info.maskedPhone })
            : t(isUnavailable ? 'account.unavailable' : 'account.unknown')}
      </Status>
      <Actions>
        {isOut ? (
          <>
            <Button href={accountPages.login(gatewayHost, locale)}>{t('registration:login')}</Button>
            <Button href={paths.newcomers} emphasis="quiet">
              {t('registration:heading')}
            </Button>
          </>
        ) : (
          <Button href={accountPages.workPlace(gatewayHost, locale)}>{t('registration:workPlace')}</Button>
        )}
      </Actions>
    </Section>
  );
}
