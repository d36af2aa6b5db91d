import { useTranslation } from 'next-i18next/pages';

import { Button } from '@/components/ui/Button/Button';
import type { RegisterFailure } from '@/services/domain/registers/register';

import { Message, Problem } from './RegisterSearch.styles';

interface RegisterProblemProps {
  failure: RegisterFailure;
  onRetry: () => void;
  login: string;
  registration: string;
}

/** Why the register gave nothing, and what can be done about it. */
export function RegisterProblem({ failure, onRetry, login, registration }: RegisterProblemProps) {
  const { t } = useTranslation('registers');
  return (
    <Problem>
      <Message>{t(`failure.${failure}`)}</Message>
      {failure === 'notLoggedIn' ? (
        <>
          <Button href={login}>{t('login')}</Button>
          <Button href={registration} emphasis="quiet">
            {t('register')}
          </Button>
        </>
      ) : (
        <Button emphasis="quiet" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Problem>
  );
}
