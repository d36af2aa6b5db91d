import { useTranslation } from 'next-i18next/pages';
import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

import { type FieldMessage, fieldOfMessage } from '@/contract/site/previewMessages';
import type { PreviewField } from '@/services/domain/content/previewFields';

import { Edit, Parts, Place } from './PreviewFields.styles';

/** Milliseconds for which a part is outlined that the form has shown. */
const briefly = 2_000;

/** Pixels of the document, so that the outline scrolls with its part. */
type Box = Record<'top' | 'left' | 'width' | 'height', number>;

interface Shown {
  field: string;
  box: Box;
  isBrief: boolean;
}

interface PreviewFieldsProps {
  /** The parts of the page in its order. */
  fields: PreviewField[];
  /** Origin of the CMS, whose form is around this page. */
  gatewayHost: string;
}

const partOf = ({ selector }: PreviewField) => document.querySelector(selector);

/** A part that the draft leaves empty has no place: its button stands at the top of the screen. */
function boxOf(part: Element | null): Box {
  const { scrollX, scrollY } = window;
  if (!part) return { top: scrollY, left: scrollX, width: document.documentElement.clientWidth, height: 0 };
  const { top, left, width, height } = part.getBoundingClientRect();
  return { top: top + scrollY, left: left + scrollX, width, height };
}

/** The field of the innermost part around an element, or of the button that it is. */
function fieldAround(element: Element, fields: PreviewField[]): string | undefined {
  const ofButton = element.closest<HTMLElement>('[data-edit-field]')?.dataset.editField;
  if (ofButton) return ofButton;
  const around = fields.filter((field) => partOf(field)?.contains(element));
  return around.find((field) => around.every((other) => partOf(other)?.contains(partOf(field))))?.field;
}

const isSection = ({ field }: PreviewField) => field.includes('.');

/** The label of a part's button; a section without a heading is named by its number on the page. */
function useNames(fields: PreviewField[]) {
  const { t } = useTranslation('preview');
  return (part: PreviewField): string => {
    const { field, heading } = part;
    if (heading) return t('edit.named', { heading });
    if (!isSection(part)) return t(`edit.${field}`);
    return t('edit.section', { number: fields.filter(isSection).indexOf(part) + 1 });
  };
}

/**
 * Beside a form of the CMS: a button over each part of the page leads to its field, and what the form has in hand is shown
 * here. Links and forms of the page work as ever.
 * @avoid On pages that visitors see, and in previews without a form around them.
 * @accessibility A list of buttons before the page, in its order. Each is seen while it has the focus or the pointer is over
 *   its part, and names it. Moved to by the keyboard, it scrolls to its part; scrolling is as calm as the system asks for.
 */
export function PreviewFields({ fields, gatewayHost }: PreviewFieldsProps) {
  const { t } = useTranslation('preview');
  const nameOf = useNames(fields);
  const [shown, setShown] = useState<Shown>();
  const show = (field: string | undefined, isBrief = false) => {
    const named = fields.find((one) => one.field === field);
    setShown(named && { field: named.field, box: boxOf(partOf(named)), isBrief });
    return named;
  };
  const onTarget = useEffectEvent(({ target }: Event) => {
    const field = target instanceof Element ? fieldAround(target, fields) : undefined;
    if (field !== shown?.field || shown?.isBrief) show(field);
  });
  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const expected = { type: 'preview-show-field', from: window.parent, origin: gatewayHost } as const;
    const field = fieldOfMessage(event, expected);
    const named = field && show(field, true);
    if (named) partOf(named)?.scrollIntoView({ block: 'nearest' });
  });
  const onLayout = useEffectEvent(() => {
    if (shown) show(shown.field, shown.isBrief);
  });
  // Before the parts can be seen: a pointer over them, or the focus, is noticed from the first moment.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('message', (event) => onMessage(event), { signal });
    // Not `pointerover`: a page that moves below a resting pointer must not take the outline from the focus.
    document.addEventListener('pointermove', (event) => onTarget(event), { signal });
    document.addEventListener('focusin', (event) => onTarget(event), { signal });
    // A picture that comes, a fold that opens and another width all move the part below its outline.
    const observer = new ResizeObserver(() => onLayout());
    observer.observe(document.body);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, []);
  useEffect(() => {
    if (!shown?.isBrief) return undefined;
    const timer = setTimeout(() => setShown(undefined), briefly);
    return () => clearTimeout(timer);
  }, [shown]);
  const edit = (field: string) => {
    const message: FieldMessage = { type: 'preview-edit-field', field };
    window.parent.postMessage(message, gatewayHost);
  };
  // Not for a press: the page must not move below the pointer.
  const scrollTo = (part: PreviewField) => (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) partOf(part)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Parts aria-label={t('edit.label')}>
      {fields.map((part) => (
        <Place
          key={part.field}
          data-edit-field={part.field}
          data-shown={shown?.field === part.field ? '' : undefined}
          style={shown?.field === part.field ? shown.box : undefined}
        >
          <Edit type="button" onFocus={scrollTo(part)} onClick={() => edit(part.field)}>
            {nameOf(part)}
          </Edit>
        </Place>
      ))}
    </Parts>
  );
}
