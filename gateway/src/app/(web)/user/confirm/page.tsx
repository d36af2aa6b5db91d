import type { Metadata } from 'next';
import { cache } from 'react';

import { mailtoHref } from '@/contract/lists/emailAddress';

import { findCommon } from '../../../../api/pages/frame';
import { accountPaths, confirmedParameter, tokenParameter } from '../../../../domain/accountPaths';
import { destination } from '../../../../domain/destination';
import { currentMerchant } from '../../../../features/accounts/currentMerchant';
import { linkState, type LinkState } from '../../../../features/enquiries/confirmEnquiry';
import { formPaths } from '../../../../features/enquiries/emails';
import styles from '../../../../web/account/account.module.css';
import { claimAction, confirmAction } from '../../../../web/actions/confirmAction';
import { formatDay } from '../../../../web/format';
import { linkContext } from '../../../../web/links/linkContext';
import { parameterValue, type Query } from '../../../../web/query';
import { requestContext } from '../../../../web/requestContext';
import { confirmTexts } from '../../../../web/texts/confirmTexts';
import { enquiryTexts } from '../../../../web/texts/enquiryTexts';
import buttons from '../../../../web/ui/button.module.css';
import { Section } from '../../../../web/ui/Section';

interface Props {
  searchParams: Promise<Query>;
}

const stateOf = cache(async (token: string): Promise<LinkState> => {
  const { payload, now } = await requestContext();
  return linkState(payload, token, now);
});

/** Describes the state of the link. */
async function told({ searchParams }: Props) {
  const [{ language }, query] = [await requestContext(), await searchParams];
  const token = parameterValue(query, tokenParameter);
  const link = await stateOf(token);
  const texts = confirmTexts(language);
  if (link.state !== 'confirmed') return { token, link, words: texts[link.state] };
  const isNew = parameterValue(query, confirmedParameter) !== '';
  const words = isNew ? texts.done[link.kind] : texts.already(formatDay(link.confirmedAt, language));
  return { token, link, words };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await told(props)).words.title };
}

/** The page that the link in the e-mail of an enquiry opens. It confirms by a button: programs follow links too. */
export default async function Confirm(props: Props) {
  const { token, link, words } = await told(props);
  const [context, links] = [await requestContext(), await linkContext()];
  const texts = confirmTexts(context.language);
  const merchant = await currentMerchant(context);
  const enquiries = enquiryTexts(context.language);
  const { email } = (await findCommon(context)).contactInformation;
  const form = destination(formPaths[link.state === 'unknown' ? 'contact' : link.kind], links);
  return (
    <Section heading={words.title} id="confirm" lead={words.lead} opens>
      {link.state === 'open' && (
        <form action={confirmAction}>
          <input name={tokenParameter} type="hidden" value={token} />
          <button className={buttons.primary} type="submit">
            {texts.confirm}
          </button>
        </form>
      )}
      {link.state === 'confirmed' && merchant && link.merchantId === merchant.id && (
        <p className={styles.note}>
          <a className={buttons.link} href={accountPaths.enquiries}>
            {enquiries.toAccount}
          </a>
        </p>
      )}
      {link.state === 'confirmed' && merchant && link.merchantId === null && (
        <form action={claimAction} className={styles.note}>
          <input name={tokenParameter} type="hidden" value={token} />
          <button className={buttons.button} type="submit">
            {enquiries.claim}
          </button>
        </form>
      )}
      {link.state === 'confirmed' && (
        <a className={buttons.button} href={destination('/', links)}>
          {texts.home}
        </a>
      )}
      {(link.state === 'expired' || link.state === 'unknown') && (
        <>
          <p>
            <a className={buttons.primary} href={form}>
              {texts.again}
            </a>
          </p>
          <p className={styles.part}>
            {texts.write}{' '}
            <a className={buttons.link} href={mailtoHref(email)}>
              {email}
            </a>
          </p>
        </>
      )}
    </Section>
  );
}
