import type { Bilingual, ContentLanguage } from '../../src/domain/languages';
import type { RichTextValue } from '../../src/domain/richText';
import { asOrnament, columns, ink, newSheet } from './sheet';
import { writeText } from './writeText';

interface Document {
  title: string;
  lead: string;
  /** Kind and version of the document. */
  label: string;
  content: RichTextValue;
  language: ContentLanguage;
  updatedAt: string;
  /** Owner of the document. */
  author: string;
  /** The address that links without a host belong to. */
  siteUrl: string;
}

const pages: Bilingual = { en: 'Page {n} of {all}', de: 'Seite {n} von {all}' };

/** The smallest width that takes no further line, so that no line holds a single word. */
function balancedWidth(sheet: PDFKit.PDFDocument, text: string, options: PDFKit.Mixins.TextOptions): number {
  const heightAt = (width: number) => sheet.heightOfString(text, { ...options, width });
  const lines = heightAt(columns.width);
  let { width } = columns;
  while (heightAt(width - 10) === lines) width -= 10;
  return width;
}

function writeOpening(sheet: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, document: Document) {
  const { title, lead, label, author } = document;
  const paragraph = (write: () => void) => root.add(sheet.struct('P', {}, write));
  paragraph(() => {
    sheet.font('sansStrong').fontSize(11).fillColor(ink.text).text(author, columns.heading, 56);
  });
  asOrnament(sheet, () => {
    sheet.rect(columns.heading, 84, columns.right - columns.heading, 1.5).fill(ink.text);
    sheet.rect(columns.heading, 84, 36, 4).fill(ink.signal);
  });
  paragraph(() => {
    sheet.font('sans').fontSize(9).fillColor(ink.muted).text(label, columns.text, 104);
  });
  root.add(
    sheet.struct('H1', {}, () => {
      sheet.font('sansStrong').fontSize(23).fillColor(ink.text);
      const options = { lineGap: 1, characterSpacing: -0.3 };
      const width = balancedWidth(sheet, title, options);
      sheet.text(title, columns.text, sheet.y + 6, { ...options, width });
    }),
  );
  paragraph(() => {
    sheet.font('serif').fontSize(13).fillColor(ink.muted);
    sheet.text(lead, columns.text, sheet.y + 8, { width: columns.width, lineGap: 3.5 });
  });
  sheet.y += 18;
}

function writeFeet(sheet: PDFKit.PDFDocument, { title, language }: Document) {
  const { start, count } = sheet.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    sheet.switchToPage(index);
    // The foot stands below the text, where a text would begin a new page.
    sheet.page.margins.bottom = 0;
    const number = pages[language].replace('{n}', String(index + 1)).replace('{all}', String(count));
    asOrnament(sheet, () => {
      sheet.rect(columns.heading, 784, columns.right - columns.heading, 0.5).fill(ink.line);
      sheet.font('sans').fontSize(8).fillColor(ink.muted);
      sheet.text(title, columns.heading, 792, { lineBreak: false });
      sheet.text(number, columns.heading, 792, { width: columns.right - columns.heading, align: 'right' });
    });
  }
}

/** A text as a PDF on A4: with title, language, headings and lists for readers of the screen, and bookmarks. */
export async function textPdf(document: Document): Promise<Buffer> {
  const { title, lead, author, language, updatedAt, content, siteUrl } = document;
  const sheet = newSheet({ title, subject: lead, author, language, updatedAt });
  const chunks: Buffer[] = [];
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  writeOpening(sheet, root, document);
  writeText(sheet, root, content.root.children, siteUrl);
  root.end();
  writeFeet(sheet, document);
  const finished = new Promise((resolve) => sheet.on('end', resolve));
  sheet.end();
  await finished;
  return Buffer.concat(chunks);
}
