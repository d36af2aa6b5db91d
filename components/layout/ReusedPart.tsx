import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';

export interface ReusedPartProps {
  /** One of a kind on a page. */
  name: string;
  /** Another input of the part, besides the frame and the language: pages of one variant share its HTML. */
  variant?: string;
  children: ReactNode;
}

/** Renders a part on the server (`reusedParts`); null in browsers. */
export const ReusedPartContext = createContext<ComponentType<ReusedPartProps> | null>(null);

/**
 * A part of header or footer whose HTML the server renders once for a frame and puts into each of its pages
 * (docs/decisions/0103). Browsers hydrate or keep it like any other part.
 * @avoid Around what depends on the page in another way than by `variant`, or asks for an image before the page is shown.
 * @accessibility Adds no element.
 */
export function ReusedPart(props: ReusedPartProps) {
  const ServerPart = useContext(ReusedPartContext);
  return ServerPart ? createElement(ServerPart, props) : props.children;
}
