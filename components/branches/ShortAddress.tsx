import type { Branch } from '../../branches/model/siteModel.ts';
import { useLocalWords } from '../../renderer/context/useWords.tsx';

export type ShortAddressProps = Readonly<{ branch: Branch }>;

/** Where a branch is, in one line: area, city and postcode. */
export function ShortAddress({ branch: { area, address } }: ShortAddressProps) {
  const local = useLocalWords();
  return (
    <>
      {local.text(area)}, {local.text(address.city)} {address.postcode}
    </>
  );
}
