import { firstSegments } from '@coinmirror/shared/routes/firstSegments.ts';
import { addressesByTable } from './addresses.ts';
import { widthsByName } from './breakpoints.ts';
import { chartsOnDemand } from './chartsOnDemand.ts';
import { classesBySheet } from './classes.ts';
import { collectFiles } from './collect.ts';
import { commitSubjects } from './commitSubjects.ts';
import { composedEnter } from './composedEnter.ts';
import { importCycles } from './cycles.ts';
import { componentsByExhibit } from './exhibits.ts';
import { lightFirstLoad } from './firstLoad.ts';
import { importDirection, importExtensions } from './imports.ts';
import { fileLength } from './length.ts';
import { lettersByToken, stuckByToken } from './letters.ts';
import { numbersByKind } from './numbers.ts';
import { pagesByManifest } from './pageFiles.ts';
import { wordsByManifest } from './pageTitles.ts';
import type { Check, Problem } from './problem.ts';
import { refsOutsideRender } from './refs.ts';
import { registriesByFolder } from './registriesByFolder.ts';
import { safeAddresses } from './safeAddresses.ts';
import { secureContextsByDoor } from './secureContexts.ts';
import { readSource } from './sourceFile.ts';
import { storesByDoor } from './stores.ts';
import { coloursByToken } from './styles.ts';
import { testPlaces } from './testPlaces.ts';
import { typedNumbers } from './typedNumbers.ts';
import { underlinesWithoutThickness } from './underlines.ts';
import { usedExports } from './usedExports.ts';
import { vocabulary } from './vocabulary.ts';
import { forbiddenWords } from './words.ts';

export interface RuleResult {
  readonly name: string;
  readonly problems: readonly Problem[];
}

/** Runs every house rule over the whole tree. */
export function checkHouseRules(root: string): readonly RuleResult[] {
  const checks: readonly Check[] = [
    importDirection,
    importExtensions,
    addressesByTable(firstSegments),
    fileLength,
    forbiddenWords,
    testPlaces,
    wordsByManifest,
    numbersByKind,
    typedNumbers,
    refsOutsideRender,
    storesByDoor,
    composedEnter,
    secureContextsByDoor,
    safeAddresses,
    vocabulary,
  ];
  const files = collectFiles(root, /\.(ts|tsx|mjs)$/).map(({ path, text }) => readSource(path, text));
  const sheets = collectFiles(root, /\.css$/);
  const modules = sheets.filter(({ path }) => path.endsWith('.module.css'));
  return [
    ...checks.map(({ name, run }) => ({ name, problems: files.flatMap(run) })),
    { name: 'letters by token', problems: sheets.flatMap(({ path, text }) => lettersByToken(path, text)) },
    { name: 'stuck by token', problems: sheets.flatMap(({ path, text }) => stuckByToken(path, text)) },
    {
      name: 'underlines without thickness',
      problems: sheets.flatMap(({ path, text }) => underlinesWithoutThickness(path, text)),
    },
    {
      name: 'colours by token',
      problems: [...sheets, ...files].flatMap(({ path, text }) => coloursByToken(path, text)),
    },
    {
      name: 'widths by name',
      problems: [...sheets, ...files].flatMap(({ path, text }) => widthsByName(path, text)),
    },
    { name: 'classes by stylesheet', problems: classesBySheet(files, modules) },
    { name: 'components by exhibit', problems: componentsByExhibit(files) },
    { name: 'pages by manifest', problems: pagesByManifest(files) },
    { name: 'registries by folder', problems: registriesByFolder(files) },
    { name: 'light first load', problems: lightFirstLoad(files) },
    { name: 'charts on demand', problems: chartsOnDemand(files) },
    { name: 'used exports', problems: usedExports(files) },
    { name: 'import cycles', problems: importCycles(files) },
    { name: 'commit subjects', problems: commitSubjects(root) },
  ];
}
