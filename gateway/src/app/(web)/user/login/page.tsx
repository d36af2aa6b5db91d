import type { Metadata } from 'next';
import { redirect } from 'next/navigation';

import { accountPaths, loggedOutParameter, returnParameter } from '../../../../domain/accountPaths';
import { currentMerchant } from '../../../../features/accounts/currentMerchant';
import { config } from '../../../../platform/config/config';
import styles from '../../../../web/account/account.module.css';
import { LoginForm } from '../../../../web/forms/LoginForm';
import { safeReturn } from '../../../../web/links/safeReturn';
import { parameterValue, withQueryOf, type Query } from '../../../../web/query';
import { requestContext } from '../../../../web/requestContext';
import { loginTexts } from '../../../../web/texts/loginTexts';
import { Section } from '../../../../web/ui/Section';

/** Requirements, 4: shown literally after a logout, whatever the display language. */
const loggedOutMessage = '账号已退出';

export async function generateMetadata(): Promise<Metadata> {
  return { title: loginTexts((await requestContext()).language).metaTitle };
}

export default async function Login({ searchParams }: { searchParams: Promise<Query> }) {
  const [context, query] = [await requestContext(), await searchParams];
  const wish = parameterValue(query, returnParameter);
  if (await currentMerchant(context)) redirect(safeReturn(wish, config) ?? accountPaths.workPlace);
  const { language, address } = context;
  const texts = loginTexts(language);
  return (
    <Section heading={texts.title} id="login" lead={texts.lead} opens>
      {parameterValue(query, loggedOutParameter) !== '' ? (
        <p className={styles.note} role="status">
          {texts.loggedOut} <span lang="zh-Hans">{loggedOutMessage}</span>
        </p>
      ) : (
        wish.startsWith('/') && (
          <p className={styles.note} role="status">
            {texts.needed}
          </p>
        )
      )}
      <LoginForm
        forgottenHref={withQueryOf(accountPaths.forgotten, address)}
        language={language}
        registerHref={withQueryOf(accountPaths.register, address)}
        wish={wish}
      />
    </Section>
  );
}
