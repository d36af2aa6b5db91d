'use client';

import {
  Button,
  CheckboxInput,
  Modal,
  PopupList,
  toast,
  UnpublishButton,
  useAuth,
  useDocumentInfo,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useState } from 'react';

import { pathOfPage } from '@/contract/site/contentTable';

import type { Bilingual } from '../../../domain/languages';
import type { User } from '../../../payload-types';
import { isAdministratorUser } from '../../access/roles';
import { useAdminLanguage } from '../ui/useAdminLanguage';
import { useRequest } from '../ui/useRequest';

const messages = {
  means: {
    en: 'The site always has a page here, and others lead to it.',
    de: 'Hier hat die Website immer eine Seite, und andere verweisen darauf.',
  },
  failure: {
    en: 'The page could not be unpublished. Please try again.',
    de: 'Die Seite konnte nicht zurückgezogen werden. Bitte versuchen Sie es noch einmal.',
  },
} satisfies Record<string, Bilingual>;

const confirmation = (path: string): Bilingual => ({
  en: `Yes, visitors are to get a 404 at ${path}`,
  de: `Ja, unter ${path} sollen Besucher eine Fehlerseite (404) erhalten`,
});

/** Takes the page off the site and shows the form as Payload's own button leaves it. */
function useUnpublish(path: string) {
  const { id, data, ...info } = useDocumentInfo();
  const { reset } = useForm();
  const { t } = useTranslation();
  const request = useRequest(messages.failure[useAdminLanguage()]);
  const query = new URLSearchParams({
    ...{ depth: '0', 'fallback-locale': 'null', unpublishAllLocales: 'true' },
    confirmedAddress: path,
  });
  return async (): Promise<void> => {
    if (!(await request('PATCH', `/pages/${id}?${query}`, { _status: 'draft' }))) return;
    await reset({ ...data, _status: 'draft' });
    toast.success(t('version:unpublishedSuccessfully'));
    info.setHasPublishedDoc(false);
    info.setUnpublishedVersionCount(1);
    info.setMostRecentVersionIsAutosaved(false);
  };
}

interface ConfirmProps {
  path: string;
  slug: string;
}

/** The confirmation, with Payload's classes. It is above drawers, as Payload's own are. */
function Confirm({ path, slug }: ConfirmProps) {
  const { closeModal } = useModal();
  const { t } = useTranslation();
  const language = useAdminLanguage();
  const unpublish = useUnpublish(path);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isUnderWay, setIsUnderWay] = useState(false);
  const confirm = async (): Promise<void> => {
    setIsUnderWay(true);
    await unpublish();
    closeModal(slug);
  };
  return (
    <Modal
      slug={slug}
      className="confirmation-modal"
      closeOnBlur={false}
      aria-labelledby={`${slug}-heading`}
      focusTrapOptions={{ initialFocus: `#${slug}-cancel` }}
      style={{ zIndex: 101 }}
    >
      <div className="confirmation-modal__wrapper">
        <div className="confirmation-modal__content">
          <h1 id={`${slug}-heading`}>{t('version:confirmUnpublish')}</h1>
          <p>{messages.means[language]}</p>
          <CheckboxInput
            checked={isConfirmed}
            id={`${slug}-confirmed`}
            label={confirmation(path)[language]}
            onToggle={({ target }) => setIsConfirmed(target.checked)}
          />
        </div>
        <div className="confirmation-modal__controls">
          <Button
            buttonStyle="secondary"
            size="large"
            id={`${slug}-cancel`}
            disabled={isUnderWay}
            onClick={() => closeModal(slug)}
          >
            {t('general:cancel')}
          </Button>
          <Button size="large" disabled={!isConfirmed || isUnderWay} onClick={() => void confirm()}>
            {t('version:unpublish')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/**
 * Payload's button for unpublishing; for a page with a fixed address, an administrator confirms that address, which the
 * server asks for. It refuses everybody else with a sentence.
 *
 * @accessibility The question opens on "Cancel", and the address is part of the checkbox's label.
 */
export function UnpublishPage() {
  const { id, hasPublishedDoc, isTrashed, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth<User>();
  const { openModal, isModalOpen } = useModal();
  const { t } = useTranslation();
  const path = pathOfPage(String(savedDocumentData?.pageKey));
  if (!path || !isAdministratorUser(user ?? null)) return <UnpublishButton />;
  if (!hasPublishedDoc || isTrashed) return null;
  const slug = `confirm-un-publish-${id}`;
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => openModal(slug)}>
        {t('version:unpublish')}
      </PopupList.Button>
      {isModalOpen(slug) && <Confirm path={path} slug={slug} />}
    </>
  );
}
