import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import PDFDocument from 'pdfkit';

import type { ContentLanguage } from '../../src/domain/languages';
import { plainFont } from './plainFont';

/** A place in the tree that tells readers of the screen what a text is. */
export type Parent = PDFKit.PDFStructureElement;
export type Face = 'serif' | 'serifStrong' | 'serifItalic' | 'sans' | 'sansStrong';

const files: Record<Face, string> = {
  serif: 'source-serif-4/files/source-serif-4-latin-400-normal.woff',
  serifStrong: 'source-serif-4/files/source-serif-4-latin-600-normal.woff',
  serifItalic: 'source-serif-4/files/source-serif-4-latin-400-italic.woff',
  sans: 'archivo/files/archivo-latin-400-normal.woff',
  sansStrong: 'archivo/files/archivo-latin-600-normal.woff',
};

/** Read once: every manual has the same. */
const fonts = new Map<string, Buffer>();
function fontOf(file: string): Buffer {
  const known = fonts.get(file);
  if (known) return known;
  const font = plainFont(
    readFileSync(createRequire(path.resolve('package.json')).resolve(`@fontsource/${file}`)),
  );
  fonts.set(file, font);
  return font;
}

/** The inks of the site's theme. */
export const ink = { text: '#0f2a30', muted: '#46595d', line: '#c7d2d0', link: '#1c5a64', signal: '#bf3318' };

/** In points: headings hang out into the margin of the text. */
export const columns = { heading: 72, text: 132, width: 391, right: 523 };

interface About {
  title: string;
  subject: string;
  author: string;
  language: ContentLanguage;
  /** ISO 8601; the same document of the same time is the same file. */
  updatedAt: string;
}

/** An empty A4 sheet with its fonts, marked up for readers of the screen. */
export function newSheet({ title, subject, author, language, updatedAt }: About): PDFKit.PDFDocument {
  const at = new Date(updatedAt);
  const sheet = new PDFDocument({
    size: 'A4',
    margins: { top: 72, bottom: 92, left: columns.heading, right: 72 },
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as PDFKit.PDFDocumentOptions['subset'],
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Subject: subject, Author: author, CreationDate: at, ModDate: at },
  });
  for (const [face, file] of Object.entries(files)) sheet.registerFont(face, fontOf(file));
  return sheet;
}

/** Draws ornaments that screen readers skip: lines, running feet. */
export function asOrnament(sheet: PDFKit.PDFDocument, draw: () => void) {
  sheet.markContent('Artifact', { type: 'Layout' });
  draw();
  sheet.endMarkedContent();
}
