import { cloneElement, Fragment, type ReactElement } from 'react';

interface TransProps {
  /** A translated text with tags, such as `I agree to the <terms>terms</terms>.`. */
  text: string;
  /** The element for each tag; what the tag surrounds becomes its children. */
  components: Readonly<Record<string, ReactElement>>;
}

const tag = /<(\w+)>(.*?)<\/\1>/;

/** A text that contains elements, such as links. A tag without an element keeps its content. */
export function Trans({ text, components }: TransProps) {
  // Plain text, name and content of a tag, plain text and so on.
  const parts = text.split(tag);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 1) return null;
    const element = components[parts[index - 1] ?? ''] ?? <Fragment />;
    return cloneElement(element, { key: index }, part);
  });
}
