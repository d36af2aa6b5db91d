import { createElement, useContext } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';

import type { Frame } from '@/services/domain/content/frame';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

import type { ReusedPartProps } from './ReusedPart';

type Sheet = IStyleSheetContext['styleSheet'];
/** Id of a component, class, rules: as styled-components adds them to a page's sheet. */
type Style = Parameters<Sheet['insertRules']>;

interface KnownPart {
  html: string;
  styles: Style[];
}

/** A part on a page that is being rendered. */
interface PartOnPage {
  known: Map<string, KnownPart>;
  key: string;
  styles: Style[];
}

/** Parts by language and variant. A change of the CMS brings a new frame, and so new parts. */
const knownParts = new WeakMap<Frame, Map<string, KnownPart>>();

function knownPartsOf(frame: Frame): Map<string, KnownPart> {
  const known = knownParts.get(frame) ?? new Map<string, KnownPart>();
  knownParts.set(frame, known);
  return known;
}

function addStyle(sheet: Sheet, [id, name, rules]: Style) {
  if (!sheet.hasNameForId(id, name)) sheet.insertRules(id, name, rules);
}

/** The page's sheet, which also writes down what is added to it, even where the page has it already. */
function recordingSheet(sheet: Sheet, styles: Style[]): Sheet {
  const recorded = new Set<string>();
  return Object.assign(Object.create(sheet) as Sheet, {
    hasNameForId: (id: string, name: string) => recorded.has(`${id} ${name}`),
    insertRules: (...style: Style) => {
      recorded.add(`${style[0]} ${style[1]}`);
      styles.push(style);
      addStyle(sheet, style);
    },
  });
}

/** An element where a part stands; taken out before the page is sent. */
const place = 'reused-part';
const placeStart = /<reused-part name="([^"]*)">/g;
const placeEnd = '</reused-part>';

/**
 * The parts of one page (`ReusedPart`) while the server renders it. The first page of a frame renders them; `complete`
 * keeps their HTML, with which it fills the places of the next pages.
 */
export function reusedParts() {
  const onPage = new Map<string, PartOnPage>();

  function Part({ name, variant = '', children }: ReusedPartProps) {
    const known = knownPartsOf(useCommonData());
    const key = `${useLocale()} ${name} ${variant}`;
    const context = useContext(StyleSheetContext);
    const part = known.get(key);
    if (part) for (const style of part.styles) addStyle(context.styleSheet, style);
    const styles = part?.styles ?? [];
    onPage.set(name, { known, key, styles });
    if (part) return createElement(place, { name });
    return (
      <StyleSheetContext value={{ ...context, styleSheet: recordingSheet(context.styleSheet, styles) }}>
        {createElement(place, { name }, children)}
      </StyleSheetContext>
    );
  }

  /** The HTML of the page without places. */
  function complete(html: string): string {
    let [completed, from] = ['', 0];
    for (const { 0: start, 1: name = '', index } of html.matchAll(placeStart)) {
      const end = html.indexOf(placeEnd, index);
      const { known, key, styles } = onPage.get(name) as PartOnPage;
      const part = known.get(key) ?? { html: html.slice(index + start.length, end), styles };
      known.set(key, part);
      completed += html.slice(from, index) + part.html;
      from = end + placeEnd.length;
    }
    return completed + html.slice(from);
  }

  return { Part, complete };
}
