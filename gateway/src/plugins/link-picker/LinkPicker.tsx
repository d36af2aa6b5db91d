'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import type { LinkKind, LinkTarget } from './findLinkTargets';
import { kindNames, linkMessages } from './texts';

/** Typing pauses for so long before the CMS is asked. */
const pauseMs = 200;

interface LinkPickerProps {
  onChoose: (path: string) => void;
  onClose: () => void;
}

interface RowProps {
  title: string;
  path: string;
  onChoose: (path: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const Row = ({ title, path, onChoose, onKeyDown }: RowProps) => (
  <button type="button" className="link-picker__target" onClick={() => onChoose(path)} onKeyDown={onKeyDown}>
    <span>{title}</span>
    <span className="link-picker__path">{path}</span>
  </button>
);

const kinds = Object.keys(kindNames) as LinkKind[];

const byKind = (targets: LinkTarget[]): [LinkKind, LinkTarget[]][] =>
  kinds
    .map((kind): [LinkKind, LinkTarget[]] => [kind, targets.filter((target) => target.kind === kind)])
    .filter(([, ofKind]) => ofKind.length > 0);

/** A search over everything that a link can lead to, with the marked places on pages below each page. */
export function LinkPicker({ onChoose, onClose }: LinkPickerProps) {
  const language = useAdminLanguage();
  const [query, setQuery] = useState('');
  const path = `/link-targets?${new URLSearchParams({ q: query })}`;
  const { data, hasFailed } = useAnswer<{ targets: LinkTarget[] }>(path, undefined, pauseMs);
  const targets = data?.targets;
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The drawer around the field stays open.
    event.stopPropagation();
    onClose();
  };
  const status = () => {
    if (hasFailed) return linkMessages.failed[language];
    if (!targets) return linkMessages.searching[language];
    return targets.length > 0 ? '' : linkMessages.nothing[language];
  };
  return (
    <div className="link-picker">
      <input
        type="search"
        ref={search}
        value={query}
        aria-label={linkMessages.search[language]}
        placeholder={linkMessages.search[language]}
        onKeyDown={(event) => {
          // Enter in the search saves no document.
          if (event.key === 'Enter') event.preventDefault();
          closeOnEscape(event);
        }}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status">{status()}</p>
      {byKind(targets ?? []).map(([kind, ofKind]) => (
        <section key={kind} aria-label={kindNames[kind][language]}>
          <h4>{kindNames[kind][language]}</h4>
          <ul>
            {ofKind.map(({ title, path: address, places = [] }) => (
              <li key={address}>
                <Row title={title} path={address} onChoose={onChoose} onKeyDown={closeOnEscape} />
                {places.length > 0 && (
                  <ul>
                    {places.map((place) => (
                      <li key={place.path}>
                        <Row {...place} onChoose={onChoose} onKeyDown={closeOnEscape} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
