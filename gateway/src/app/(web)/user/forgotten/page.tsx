import type { Metadata } from 'next';

import { accountPaths, captchaPath } from '../../../../domain/accountPaths';
import { passwordCodeAction } from '../../../../web/actions/codeAction';
import { resetPasswordAction } from '../../../../web/actions/passwordActions';
import { ForgottenForm } from '../../../../web/forms/ForgottenForm';
import { withQueryOf } from '../../../../web/query';
import { requestContext } from '../../../../web/requestContext';
import { translator } from '../../../../web/translator';
import { Section } from '../../../../web/ui/site';

export async function generateMetadata(): Promise<Metadata> {
  const t = await translator((await requestContext()).language);
  return { title: t('forgotten.title') };
}

export default async function Forgotten() {
  const { language, address } = await requestContext();
  const t = await translator(language);
  return (
    <Section heading={t('forgotten.title')} headingLevel={1} lead={t('forgotten.lead')}>
      <ForgottenForm
        action={resetPasswordAction}
        captchaScript={captchaPath}
        loginHref={withQueryOf(accountPaths.login, address)}
        sendCode={passwordCodeAction}
      />
    </Section>
  );
}
