'use client';

import { Button, TextField, useField, useForm, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useRef, useState } from 'react';

import { adminLanguage } from '../../domain/languages';
import { LinkPicker } from './LinkPicker';
import { linkMessages } from './texts';

/** The target of a link: typed, or chosen from what is published. */
export function LinkField(props: TextFieldClientProps) {
  const { path, readOnly } = props;
  const { i18n } = useTranslation();
  const { disabled } = useField<string | null>({ path });
  const { dispatchFields, setModified } = useForm();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  const choose = (target: string) => {
    // Every listed target is published. Without this, a form that is sent at once is refused for the value of before.
    dispatchFields({ type: 'UPDATE', path, value: target, valid: true, errorMessage: undefined });
    setModified(true);
    close();
  };
  const words = linkMessages[isOpen ? 'close' : 'open'][adminLanguage(i18n.language)];
  return (
    <div className="link-field" ref={place}>
      <TextField {...props} />
      {!(readOnly ?? disabled) && (
        <>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => setIsOpen(!isOpen)}
            extraButtonProps={{ 'aria-expanded': isOpen }}
          >
            {words}
          </Button>
          {isOpen && <LinkPicker onChoose={choose} onClose={close} />}
        </>
      )}
    </div>
  );
}
