import type { Metadata } from 'next';

import { maskPhone } from '../../../api/accounts/maskPhone';
import { findDueDates } from '../../../features/accounts/findDueDates';
import { findCoupons } from '../../../features/coupons/findCoupons';
import { findEnquiries } from '../../../features/enquiries/findEnquiries';
import { findReports } from '../../../web/account/findReports';
import { shown, WorkPlace } from '../../../web/account/WorkPlace';
import { linkContext } from '../../../web/links/linkContext';
import { requestContext } from '../../../web/requestContext';
import { requireLogin } from '../../../web/requireLogin';
import { translator } from '../../../web/translator';

export async function generateMetadata(): Promise<Metadata> {
  const t = await translator((await requestContext()).language);
  return { title: t('workPlace.title') };
}

/** The page after the login (requirements, 11.17). */
export default async function WorkPlacePage() {
  const merchant = await requireLogin();
  const context = await requestContext();
  const { payload, language } = context;
  const [reports, coupons, enquiries, due, links, t] = await Promise.all([
    findReports(context, merchant.id, shown + 1),
    findCoupons(context, merchant.id),
    findEnquiries(payload, merchant.id, shown),
    findDueDates(context, merchant),
    linkContext(),
    translator(language),
  ]);
  const { companyName, username, createdAt, awardTitle, vatNumber } = merchant;
  return (
    <WorkPlace
      account={{
        companyName: companyName ?? '',
        number: maskPhone(username),
        createdAt,
        vatNumber: vatNumber ?? '',
        awardTitle: awardTitle ?? '',
      }}
      coupons={coupons}
      due={due}
      enquiries={enquiries}
      language={language}
      links={links}
      reports={reports}
      t={t}
    />
  );
}
