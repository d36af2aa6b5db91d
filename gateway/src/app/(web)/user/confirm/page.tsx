import type { Metadata } from 'next';
import { cache } from 'react';

import { findCommon } from '../../../../api/pages/layoutData';
import { confirmedParameter, tokenParameter } from '../../../../domain/accountPaths';
import { destination } from '../../../../domain/destination';
import type { LinkState } from '../../../../domain/enquiry';
import { currentMerchant } from '../../../../features/accounts/currentMerchant';
import { linkState } from '../../../../features/enquiries/confirmEnquiry';
import { formPaths } from '../../../../features/enquiries/emails';
import { cancelCallAction, claimAction, confirmAction } from '../../../../web/actions/confirmAction';
import { EnquiryLink, enquiryLinkWords } from '../../../../web/links/EnquiryLink';
import { linkContext } from '../../../../web/links/linkContext';
import { parameterValue, type Query } from '../../../../web/query';
import { requestContext } from '../../../../web/requestContext';
import { translator } from '../../../../web/translator';

interface Props {
  searchParams: Promise<Query>;
}

const stateOf = cache(async (token: string): Promise<LinkState> => {
  const { payload, now } = await requestContext();
  return linkState(payload, token, now);
});

async function asked({ searchParams }: Props) {
  const [{ language }, query] = [await requestContext(), await searchParams];
  const token = parameterValue(query, tokenParameter);
  const [link, t] = [await stateOf(token), await translator(language)];
  return { language, t, token, link, isNew: parameterValue(query, confirmedParameter) !== '' };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: enquiryLinkWords(await asked(props)).title };
}

/** The page that the link in the e-mail of an enquiry opens. */
export default async function Confirm(props: Props) {
  const state = await asked(props);
  const { link } = state;
  const [context, links] = [await requestContext(), await linkContext()];
  const merchant = await currentMerchant(context);
  const { email } = (await findCommon(context)).contactInformation;
  return (
    <EnquiryLink
      {...state}
      cancelCall={cancelCallAction}
      claim={claimAction}
      confirm={confirmAction}
      email={email}
      formHref={destination(formPaths[link.state === 'unknown' ? 'contact' : link.kind], links)}
      homeHref={destination('/', links)}
      merchantId={merchant?.id ?? null}
    />
  );
}
