import { plainOf, runsOf, type Run, type TextNode } from './runs';
import { columns, ink, type Parent } from './sheet';

const body = { size: 10.5, gap: 3.2, after: 8 };
/** Height of a heading with the space around it. */
const headingHeight = 40;

interface Place {
  x: number;
  width: number;
}

/** Writes text into a sheet: paragraphs, headings, lists. `base` is the address that links belong to. */
export function writeText(sheet: PDFKit.PDFDocument, root: Parent, nodes: TextNode[], base: string) {
  const writeRun = (run: Run, isLast: boolean) => () => {
    sheet
      .font(run.face)
      .fontSize(body.size)
      .fillColor(run.href ? ink.link : ink.text)
      .text(run.text, { continued: !isLast, link: run.href ?? null, underline: Boolean(run.href) });
  };

  /** Begins a page where a text would be broken; texts that are longer than a page begin one and are broken. */
  function makeRoom(node: TextNode | undefined, width: number, above = 0) {
    sheet.font('serif').fontSize(body.size);
    const height = node ? sheet.heightOfString(plainOf(node), { width, lineGap: body.gap }) : 0;
    if (sheet.y + above + height > sheet.page.maxY()) sheet.addPage();
  }

  function writeRuns(parent: Parent, tag: 'P' | 'LBody', node: TextNode, { x, width }: Place) {
    const runs = runsOf(node, base);
    const begin = () => {
      sheet
        .font('serif')
        .fontSize(body.size)
        .text('', x, sheet.y, { width, lineGap: body.gap, continued: true });
    };
    const parts = runs.map((run, index) => {
      const write = writeRun(run, index === runs.length - 1);
      return run.href ? sheet.struct('Link', { alt: run.text }, write) : write;
    });
    parent.add(sheet.struct(tag, {}, [begin, ...parts]));
  }

  function writeHeading(node: TextNode, below: TextNode | undefined) {
    makeRoom(below, columns.width, headingHeight);
    const text = plainOf(node);
    sheet.moveDown(0.9);
    root.add(
      sheet.struct(node.tag === 'h3' ? 'H3' : 'H2', {}, () => {
        sheet.font('sansStrong').fontSize(12.5).fillColor(ink.text).text(text, columns.heading, sheet.y);
      }),
    );
    sheet.y += 5;
    sheet.outline.addItem(text);
  }

  function writeList({ tag, children = [] }: TextNode) {
    const place = { x: columns.text + 18, width: columns.width - 18 };
    const list = sheet.struct('L');
    root.add(list);
    children.forEach((entry, index) => {
      const item = sheet.struct('LI');
      list.add(item);
      makeRoom(entry, place.width);
      const { y } = sheet;
      item.add(
        sheet.struct('Lbl', {}, () => {
          sheet.font('sans').fontSize(body.size).fillColor(ink.signal);
          sheet.text(tag === 'ol' ? `${index + 1}` : '–', columns.text, y + 1.5, { lineBreak: false });
        }),
      );
      sheet.y = y;
      writeRuns(item, 'LBody', entry, place);
      sheet.y += 2;
      item.end();
    });
    list.end();
    sheet.y += body.after - 2;
  }

  for (const [index, node] of nodes.entries()) {
    if (node.type === 'heading') writeHeading(node, nodes[index + 1]);
    else if (node.type === 'list') writeList(node);
    else {
      makeRoom(node, columns.width);
      writeRuns(root, 'P', node, { x: columns.text, width: columns.width });
      sheet.y += body.after;
    }
  }
}
