import type { Metadata } from 'next';
import { cache } from 'react';

import { mailtoHref } from '@/contract/lists/emailAddress';

import { findCommon } from '../../../../api/pages/frame';
import {
  accountPaths,
  callFilePath,
  confirmedParameter,
  tokenParameter,
} from '../../../../domain/accountPaths';
import { destination } from '../../../../domain/destination';
import { formatMoment } from '../../../../domain/formatMoment';
import { retentionDays } from '../../../../domain/retention';
import { currentMerchant } from '../../../../features/accounts/currentMerchant';
import { linkState, type LinkState } from '../../../../features/enquiries/confirmEnquiry';
import { formPaths } from '../../../../features/enquiries/emails';
import { cancelCallAction, claimAction, confirmAction } from '../../../../web/actions/confirmAction';
import { formatDay } from '../../../../web/format';
import { linkContext } from '../../../../web/links/linkContext';
import { parameterValue, type Query } from '../../../../web/query';
import { requestContext } from '../../../../web/requestContext';
import { translator } from '../../../../web/translator';
import { Button, Section, TextLink } from '../../../../web/ui/site';
import { Part } from '../../../../web/ui/styles';

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
  const t = await translator(language);
  const isNew = parameterValue(query, confirmedParameter) !== '';
  const isCall = link.state === 'confirmed' && link.kind === 'call';
  const key =
    link.state !== 'confirmed'
      ? link.state
      : isCall
        ? (`call.${link.call ? 'booked' : 'cancelled'}` as const)
        : isNew
          ? (`done.${link.kind}` as const)
          : ('already' as const);
  const day = link.state === 'confirmed' ? formatDay(link.confirmedAt, language) : '';
  const call = link.state === 'confirmed' ? link.call : undefined;
  const words = {
    title: t(`confirm.${key}.title`),
    lead: t(`confirm.${key}.lead`, {
      day,
      days: retentionDays.unconfirmedEnquiry,
      when: call ? formatMoment(call.start, language) : '',
      adviser: call?.adviser,
    }),
  };
  return { token, link, words, t };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await told(props)).words.title };
}

/** The page that the link in the e-mail of an enquiry opens. It confirms by a button: programs follow links too. */
export default async function Confirm(props: Props) {
  const { token, link, words, t } = await told(props);
  const [context, links] = [await requestContext(), await linkContext()];
  const merchant = await currentMerchant(context);
  const { email } = (await findCommon(context)).contactInformation;
  const form = destination(formPaths[link.state === 'unknown' ? 'contact' : link.kind], links);
  return (
    <Section heading={words.title} headingLevel={1} lead={words.lead}>
      {link.state === 'open' && (
        <form action={confirmAction}>
          <input name={tokenParameter} type="hidden" value={token} />
          <Button type="submit">{t('confirm.submit')}</Button>
        </form>
      )}
      {link.state === 'confirmed' && (
        <>
          {link.call && (
            <Part>
              <Button href={`${callFilePath}?${new URLSearchParams({ [tokenParameter]: token })}`}>
                {t('call.calendar')}
              </Button>
              <form action={cancelCallAction}>
                <input name={tokenParameter} type="hidden" value={token} />
                <Button type="submit" emphasis="quiet">
                  {t('call.cancel')}
                </Button>
              </form>
            </Part>
          )}
          {merchant && link.merchantId === merchant.id && (
            <p>
              <TextLink href={accountPaths.enquiries}>{t('enquiries.toAccount')}</TextLink>
            </p>
          )}
          {merchant && link.merchantId === null && (
            <form action={claimAction}>
              <input name={tokenParameter} type="hidden" value={token} />
              <Button type="submit">{t('enquiries.claim')}</Button>
            </form>
          )}
          <Part>
            <Button emphasis="quiet" href={destination('/', links)}>
              {t('confirm.home')}
            </Button>
          </Part>
        </>
      )}
      {(link.state === 'expired' || link.state === 'unknown') && (
        <>
          <Button href={form}>{t('confirm.again')}</Button>
          <Part>
            {t('confirm.write')} <TextLink href={mailtoHref(email)}>{email}</TextLink>
          </Part>
        </>
      )}
    </Section>
  );
}
