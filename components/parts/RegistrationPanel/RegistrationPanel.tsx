import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { lazy, Suspense, useState } from 'react';

import { RegistrationForm } from '@/components/parts/RegistrationForm/RegistrationForm';
import { WelcomeAward } from '@/components/parts/WelcomeAward/WelcomeAward';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { loadOptional } from '@/services/browser/loading/chunk';
import { saveRegistered } from '@/services/browser/storage/registrationState';
import { accountPages, paths } from '@/services/config/paths';
import type { RegistrationOffer } from '@/services/domain/accounts/account';
import { channelOf } from '@/services/domain/activities/channel';
import type { Award } from '@/services/domain/activities/coupon';
import { useLocale } from '@/services/hooks/useLocale';
import { useIsGWLogin } from '@/services/store/isGWLogin';
import { useParamObj } from '@/services/store/paramObj';

import { MembersNote } from './MembersNote';
import { Aside } from './RegistrationPanel.styles';

const OwnAward = ({ award }: { award: Award | null }) => award && <WelcomeAward award={award} />;

/** For those who came through another channel before; most came through this page's, or none. */
const OtherAward = lazy(async () => ({
  default: (await loadOptional(() => import('./OtherAward')))?.OtherAward ?? OwnAward,
}));

interface RegistrationPanelProps {
  /** Data of the registration: channels, award, terms. */
  offer: RegistrationOffer;
  /** Origin of the login page and the workspace. */
  gatewayHost: string;
}

/**
 * The registration, and below it the welcome gift, for any page: who has an account is led to it, who opens one is led
 * on. The form is what the page is for, so that it comes first.
 * @avoid More than once on a page, or for members, who see a way to their account instead.
 * @accessibility A region of its own, named by its heading; success leads to a page that says so.
 */
export function RegistrationPanel({ offer, gatewayHost }: RegistrationPanelProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const { push, replace } = useRouter();
  const { award, channel, channels } = offer;
  const counted = useParamObj(channel) ?? channel;
  const isOther = channelOf(channels, counted)?.channelCode !== channelOf(channels, channel)?.channelCode;
  const isGWLogin = useIsGWLogin();
  const [isForAnother, setIsForAnother] = useState(false);
  return (
    <>
      <Section id="register" heading={t('heading')} lead={t('lead')}>
        {isGWLogin && !isForAnother ? (
          <MembersNote
            workPlace={accountPages.workPlace(gatewayHost, locale)}
            onAnother={() => setIsForAnother(true)}
          />
        ) : (
          <>
            <RegistrationForm
              offer={offer}
              onRegistered={async (registered) => {
                saveRegistered(registered);
                await replace(paths.registered);
              }}
              onTaken={async () => void (await push(paths.registeredBefore))}
            />
            <Aside>
              {t('hasAccount')}{' '}
              <TextLink href={accountPages.login(gatewayHost, locale)}>{t('login')}</TextLink>
            </Aside>
          </>
        )}
      </Section>
      {isOther ? (
        <Suspense fallback={<OwnAward award={award} />}>
          <OtherAward channel={counted} award={award} />
        </Suspense>
      ) : (
        <OwnAward award={award} />
      )}
    </>
  );
}
