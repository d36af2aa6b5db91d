import { X } from 'lucide-react';
import NextImage from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import { type SyntheticEvent, useState } from 'react';

import { Anchor } from '@/components/ui/Anchor/Anchor';
import { countPopUpClick } from '@/services/browser/api/posters';
import type { EndShowing } from '@/services/browser/storage/popUpHistory';
import type { PopUp } from '@/services/domain/activities/popUp';
import { pictureLoaderOf } from '@/services/domain/content/pictureAddress';

import { CloseButton, Notice, Words } from './ActivityPopUp.styles';
import { useModalWhenIdle } from './useModalWhenIdle';

/** Closes by its icon alone, not by a click beside it and not by Escape (requirements, 2; decision 15). */
const staysOpen = (event: SyntheticEvent) => event.preventDefault();

const always = () => Promise.resolve(() => {});

interface ActivityPopUpProps {
  /** The activity: an image of 700 × 500 px, where it leads, and how long it runs. */
  popUp: PopUp;
  /** Called by its icon, and by nothing else. */
  onClose: () => void;
  /** Asked right before it opens; undefined keeps it closed. */
  begin?: () => Promise<EndShowing | undefined>;
}

/**
 * An activity over the page, as soon as its image is there and nothing else has the visitor's attention.
 * @avoid For anything a visitor needs: it may come once a day or never. More than one at a time.
 * @accessibility A modal dialog with a name. It closes by its button alone, as specified, which is the
 *   first stop of the keyboard.
 */
export function ActivityPopUp({ popUp, onClose, begin = always }: ActivityPopUpProps) {
  const { t } = useTranslation('common');
  const [isImageThere, setImageThere] = useState(false);
  const dialog = useModalWhenIdle(isImageThere, begin);
  const follow = () => {
    countPopUpClick(popUp.id);
    onClose();
  };
  return (
    <Notice ref={dialog} aria-label={t('popUp.label')} closedby="none" onCancel={staysOpen}>
      <CloseButton type="button" aria-label={t('popUp.close')} onClick={onClose}>
        <X aria-hidden="true" size={24} strokeWidth={1.75} />
      </CloseButton>
      <Anchor href={popUp.href} onClick={follow}>
        <NextImage
          src={popUp.imageUrl}
          loader={pictureLoaderOf(popUp.imageUrl)}
          alt={popUp.imageAlt}
          width={700}
          height={500}
          sizes="(min-width: 46rem) 700px, 94vw"
          loading="eager"
          onLoad={() => setImageThere(true)}
        />
        <Words aria-hidden="true">{popUp.imageAlt}</Words>
      </Anchor>
    </Notice>
  );
}
