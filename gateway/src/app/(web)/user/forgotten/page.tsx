import type { Metadata } from 'next';

import { ForgottenForm } from '../../../../web/forms/ForgottenForm';
import { requestContext } from '../../../../web/requestContext';
import { accountTexts } from '../../../../web/texts/accountTexts';
import { Section } from '../../../../web/ui/Section';

export async function generateMetadata(): Promise<Metadata> {
  return { title: accountTexts((await requestContext()).language).forgotten.title };
}

export default async function Forgotten() {
  const { language } = await requestContext();
  const { title, lead } = accountTexts(language).forgotten;
  return (
    <Section heading={title} id="forgotten" lead={lead} opens>
      <ForgottenForm language={language} />
    </Section>
  );
}
