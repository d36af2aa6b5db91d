import type { Metadata } from 'next';
import { redirect } from 'next/navigation';

import { channelValue } from '@/contract/calls/parameters';

import { findChannels } from '../../../../api/activities/channels';
import { accountPaths, captchaPath, returnParameter } from '../../../../domain/accountPaths';
import { destination } from '../../../../domain/destination';
import { currentMerchant } from '../../../../features/accounts/currentMerchant';
import { findAward } from '../../../../features/channels/findAward';
import { config } from '../../../../platform/config/config';
import { findConsentVersion, privacyKey, termsKey } from '../../../../web/account/consentVersion';
import { registrationCodeAction } from '../../../../web/actions/codeAction';
import { registerAction } from '../../../../web/actions/registerAction';
import { formatDay } from '../../../../web/format';
import { RegisterForm } from '../../../../web/forms/RegisterForm';
import { linkContext } from '../../../../web/links/linkContext';
import { safeReturn } from '../../../../web/links/safeReturn';
import { parameterValue, withQueryOf, type Query } from '../../../../web/query';
import { requestContext } from '../../../../web/requestContext';
import { translator } from '../../../../web/translator';
import { Section } from '../../../../web/ui/site';
import { Aside, FormWithAside } from '../../../../web/ui/styles';

export async function generateMetadata(): Promise<Metadata> {
  const t = await translator((await requestContext()).language);
  return { title: t('account.register') };
}

/** Registration (requirements, 2: global). Channel tracking comes with the address (requirements, 9). */
export default async function Register({ searchParams }: { searchParams: Promise<Query> }) {
  const [context, query] = [await requestContext(), await searchParams];
  const wish = parameterValue(query, returnParameter);
  if (await currentMerchant(context)) redirect(safeReturn(wish, config) ?? accountPaths.workPlace);

  const tracked = (name: string) => channelValue.safeParse(parameterValue(query, name)).data ?? '';
  const from = { channelNo: tracked('channelNo'), channelCode: tracked('channelCode') };
  const [channels, award, consentVersion, links] = await Promise.all([
    findChannels(context),
    findAward(context, from),
    findConsentVersion(context),
    linkContext(),
  ]);
  const channel =
    channels.find(({ channelCode }) => channelCode === from.channelCode) ??
    channels.find(({ channelNo }) => channelNo === from.channelNo);
  const { language, address } = context;
  const t = await translator(language);
  return (
    <Section heading={t('heading')} headingLevel={1} lead={t('lead')}>
      <FormWithAside>
        {award && (
          <Aside>
            {t('award.heading')}
            <strong>{award.title}</strong>
            {award.summary}
            {award.validUntil && ` ${t('award.until')} ${formatDay(award.validUntil, language)}.`}
          </Aside>
        )}
        <RegisterForm
          action={registerAction}
          captchaScript={captchaPath}
          channels={channels.map(({ id, channelName }) => ({ id, channelName }))}
          consentVersion={consentVersion}
          from={{ ...from, channelId: channel ? String(channel.id) : '', return: wish }}
          loginHref={withQueryOf(accountPaths.login, address)}
          privacyHref={destination(`/${privacyKey}`, links)}
          sendCode={registrationCodeAction}
          termsHref={destination(`/${termsKey}`, links)}
        />
      </FormWithAside>
    </Section>
  );
}
