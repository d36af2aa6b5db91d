import { useTranslation } from 'next-i18next/pages';

import { Button } from '@/components/ui/Button/Button';

import { Actions } from './RegistrationPanel.styles';

interface MembersNoteProps {
  workPlace: string;
  onAnother: () => void;
}

/** In place of the form for who is logged in already: a second account is possible, but seldom meant. */
export function MembersNote({ workPlace, onAnother }: MembersNoteProps) {
  const { t } = useTranslation('registration');
  return (
    <div role="status">
      <p>{t('members.text')}</p>
      <Actions>
        <Button href={workPlace}>{t('workPlace')}</Button>
        <Button emphasis="quiet" onClick={onAnother}>
          {t('members.another')}
        </Button>
      </Actions>
    </div>
  );
}
