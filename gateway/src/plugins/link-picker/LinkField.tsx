'use client';

import { TextField, useField, useForm } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useRef, useState } from 'react';

import { SmallButton } from '../../cms/admin/ui/SmallButton';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { LinkPicker } from './LinkPicker';
import { linkMessages } from './texts';

/** The target of a link: typed, or chosen from what is published. */
export function LinkField(props: TextFieldClientProps) {
  const { path, readOnly } = props;
  const language = useAdminLanguage();
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
  const words = linkMessages[isOpen ? 'close' : 'open'][language];
  return (
    <div className="link-field" ref={place}>
      <TextField {...props} />
      {!(readOnly ?? disabled) && (
        <>
          <SmallButton onClick={() => setIsOpen(!isOpen)} extraButtonProps={{ 'aria-expanded': isOpen }}>
            {words}
          </SmallButton>
          {isOpen && <LinkPicker onChoose={choose} onClose={close} />}
        </>
      )}
    </div>
  );
}
