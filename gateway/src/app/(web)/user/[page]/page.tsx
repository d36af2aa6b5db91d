import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { accountSections, isAccountPage } from '../../../../web/account/accountPages';
import { requestContext } from '../../../../web/requestContext';
import { requireLogin } from '../../../../web/requireLogin';
import { accountTexts } from '../../../../web/texts/accountTexts';

interface Props {
  params: Promise<{ page: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  const texts = accountTexts((await requestContext()).language);
  const { profile, passwordPage: password, security, reports } = texts;
  const titles = { profile, password, security, reports };
  return isAccountPage(page) ? { title: titles[page].title } : {};
}

/** Pages of the account (requirements, 2: user/{page}). */
export default async function UserPage({ params }: Props) {
  const { page } = await params;
  if (!isAccountPage(page)) notFound();
  const Page = accountSections[page];
  return <Page merchant={await requireLogin()} />;
}
