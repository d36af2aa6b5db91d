import type { Metadata } from 'next';

import { accountPaths } from '../../../../domain/accountPaths';
import { ForgottenForm } from '../../../../web/forms/ForgottenForm';
import { withQueryOf } from '../../../../web/query';
import { requestContext } from '../../../../web/requestContext';
import { accountTexts } from '../../../../web/texts/accountTexts';
import { Section } from '../../../../web/ui/Section';

export async function generateMetadata(): Promise<Metadata> {
  return { title: accountTexts((await requestContext()).language).forgotten.title };
}

export default async function Forgotten() {
  const { language, address } = await requestContext();
  const { title, lead } = accountTexts(language).forgotten;
  return (
    <Section heading={title} id="forgotten" lead={lead} opens>
      <ForgottenForm language={language} loginHref={withQueryOf(accountPaths.login, address)} />
    </Section>
  );
}
