import type { Metadata } from 'next';
import { redirect } from 'next/navigation';

import { channelValue } from '../../../../../contract/parameters';
import { currentMerchant } from '../../../../accounts/currentMerchant';
import { findAward, findChannels } from '../../../../calls/activities/channels';
import { config } from '../../../../config';
import styles from '../../../../visitor/account/account.module.css';
import { findConsentVersion, privacyKey, termsKey } from '../../../../visitor/account/consentVersion';
import { formatDay } from '../../../../visitor/format';
import { RegisterForm } from '../../../../visitor/forms/RegisterForm';
import { destination } from '../../../../visitor/links/destination';
import { linkSurroundings } from '../../../../visitor/links/linkSurroundings';
import { safeReturn } from '../../../../visitor/links/safeReturn';
import { accountPaths, returnParameter } from '../../../../visitor/paths';
import { valueOf, withQueryOf, type Query } from '../../../../visitor/query';
import { registerTexts } from '../../../../visitor/texts/registerTexts';
import { Section } from '../../../../visitor/ui/Section';
import { visit } from '../../../../visitor/visit';

export async function generateMetadata(): Promise<Metadata> {
  return { title: registerTexts((await visit()).language).metaTitle };
}

/** Registration (specification, section 2: global). Channel tracking comes with the address (section 9). */
export default async function Register({ searchParams }: { searchParams: Promise<Query> }) {
  const [context, query] = [await visit(), await searchParams];
  const wish = valueOf(query, returnParameter);
  if (await currentMerchant(context)) redirect(safeReturn(wish, config) ?? accountPaths.workPlace);

  const tracked = (name: string) => channelValue.safeParse(valueOf(query, name)).data ?? '';
  const from = { channelNo: tracked('channelNo'), channelCode: tracked('channelCode') };
  const [channels, award, consentVersion, links] = await Promise.all([
    findChannels(context),
    findAward(context, from),
    findConsentVersion(context),
    linkSurroundings(),
  ]);
  const channel =
    channels.find(({ channelCode }) => channelCode === from.channelCode) ??
    channels.find(({ channelNo }) => channelNo === from.channelNo);
  const { language, address } = context;
  const texts = registerTexts(language);
  return (
    <Section heading={texts.title} id="register" lead={texts.lead} opens>
      {award && (
        <p className={styles.note}>
          {texts.award}
          <strong>{award.title}</strong>
          {award.summary} {award.validUntil && `(${texts.awardUntil(formatDay(award.validUntil, language))})`}
        </p>
      )}
      <RegisterForm
        channels={channels.map(({ id, channelName }) => ({ id, channelName }))}
        consentVersion={consentVersion}
        from={{ ...from, channelId: channel ? String(channel.id) : '', return: wish }}
        language={language}
        loginHref={withQueryOf(accountPaths.login, address)}
        privacyHref={destination(`/${privacyKey}`, links) ?? '/'}
        termsHref={destination(`/${termsKey}`, links) ?? '/'}
      />
    </Section>
  );
}
