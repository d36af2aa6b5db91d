import { accountPaths } from '../../domain/accountPaths';
import { fileStateNames } from '../../domain/clientFile';
import type { ContentLanguage } from '../../domain/languages';
import type { AccountFile } from '../../features/clientFiles/findClientFiles';
import blocks from '../blocks/blocks.module.css';
import { formatDate } from '../format';
import { fileTexts } from '../texts/fileTexts';
import { fileAnchor, fileTitle } from './ClientFiles';

const waitingIn = ({ returns }: AccountFile): number =>
  returns.filter(({ state }) => state === 'toApprove').length;

/** The client files of an account at a glance: the state of each, its next date, and what waits for approval. */
export function FileList({ files, language }: { files: readonly AccountFile[]; language: ContentLanguage }) {
  const texts = fileTexts(language);
  return (
    <ul className={blocks.rows}>
      {files.map((file) => (
        <li className={blocks.row} key={file.id}>
          <h3>
            <a className={blocks.rowLink} href={`${accountPaths.files}#${fileAnchor(file.id)}`}>
              {fileTitle(file, language)}
            </a>
          </h3>
          <p>
            {fileStateNames[file.state][language]}
            {waitingIn(file) > 0 && (
              <>
                {' · '}
                <strong>{texts.waiting(waitingIn(file))}</strong>
              </>
            )}
          </p>
          {file.nextDate && (
            <p className={blocks.quiet}>
              {texts.next}: {formatDate(file.nextDate, language)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
