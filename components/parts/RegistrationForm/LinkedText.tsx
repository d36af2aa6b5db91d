import { TextLink } from '@/components/ui/TextLink/TextLink';

interface LinkedTextProps {
  /** With links as `<name>words</name>`. */
  text: string;
  /** The address of each, by its name. */
  links: Record<string, string>;
}

/** A text with links, which open beside the form, so that nothing typed is lost. */
export function LinkedText({ text, links }: LinkedTextProps) {
  // Text, name and words of a link, text and so on.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    return (
      <TextLink key={part} href={links[part] ?? ''} target="_blank">
        {parts[index + 1]}
      </TextLink>
    );
  });
}
