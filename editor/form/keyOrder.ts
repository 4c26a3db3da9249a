import { keysOf, schemaAt } from '../../branches/model/files/schemaAt.ts';
import { schemaOf } from '../../branches/model/files/schemaOf.ts';
import type { KeyOrder } from '../../branches/yaml/yamlEdit.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';

/** The keys of each group of a file, in the order of the manual. */
export const keyOrder =
  (source: YamlSource): KeyOrder =>
  (path) => {
    const schema = schemaAt(schemaOf(source), path);
    return schema ? keysOf(schema) : [];
  };
