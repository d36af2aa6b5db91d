import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { isAccountPage } from '../../../../domain/accountPaths';
import { AccountPage } from '../../../../web/account/AccountPage';
import { requestContext } from '../../../../web/requestContext';
import { requireLogin } from '../../../../web/requireLogin';
import { translator } from '../../../../web/translator';

interface Props {
  params: Promise<{ page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  const t = await translator((await requestContext()).language);
  return isAccountPage(page) ? { title: t(`pages.${page}`) } : {};
}

/** Pages of the account (requirements, 2: user/{page}). */
export default async function UserPage({ params }: Props) {
  const { page } = await params;
  if (!isAccountPage(page)) notFound();
  return <AccountPage merchant={await requireLogin()} page={page} />;
}
