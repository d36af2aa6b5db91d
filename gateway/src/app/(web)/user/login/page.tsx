import type { Metadata } from 'next';
import { redirect } from 'next/navigation';

import {
  accountPaths,
  captchaPath,
  loggedOutParameter,
  returnParameter,
} from '../../../../domain/accountPaths';
import { currentMerchant } from '../../../../features/accounts/currentMerchant';
import { config } from '../../../../platform/config/config';
import { loginAction } from '../../../../web/actions/loginAction';
import { LoginForm } from '../../../../web/forms/LoginForm';
import { safeReturn } from '../../../../web/links/safeReturn';
import { parameterValue, withQueryOf, type Query } from '../../../../web/query';
import { requestContext } from '../../../../web/requestContext';
import { translator } from '../../../../web/translator';
import { Section } from '../../../../web/ui/site';
import { Aside } from '../../../../web/ui/styles';

/** Requirements, 4: shown literally after a logout, whatever the display language. */
const loggedOutMessage = '账号已退出';

export async function generateMetadata(): Promise<Metadata> {
  const t = await translator((await requestContext()).language);
  return { title: t('login.title') };
}

export default async function Login({ searchParams }: { searchParams: Promise<Query> }) {
  const [context, query] = [await requestContext(), await searchParams];
  const wish = parameterValue(query, returnParameter);
  if (await currentMerchant(context)) redirect(safeReturn(wish, config) ?? accountPaths.workPlace);
  const { language, address } = context;
  const t = await translator(language);
  return (
    <Section heading={t('login.title')} headingLevel={1} lead={t('login.lead')}>
      {parameterValue(query, loggedOutParameter) !== '' ? (
        <Aside role="status">
          {t('notices.loggedOut')} <span lang="zh-Hans">{loggedOutMessage}</span>
        </Aside>
      ) : (
        wish.startsWith('/') && <Aside role="status">{t('login.needed')}</Aside>
      )}
      <LoginForm
        action={loginAction}
        captchaScript={captchaPath}
        forgottenHref={withQueryOf(accountPaths.forgotten, address)}
        registerHref={withQueryOf(accountPaths.register, address)}
        wish={wish}
      />
    </Section>
  );
}
