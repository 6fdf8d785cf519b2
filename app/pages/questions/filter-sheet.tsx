/** The filters on a phone: a sheet over the list that stays open while one chooses, and says how many are left. */
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#app/locale.tsx';
import { FilterPanel, type Filters } from '#app/pages/questions/filter-panel.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { thousands } from '#core/thousands.ts';
import { questionList } from '#messages/questions/list.ts';

const keys = ['tag', 'form', 'difficulty', 'status'];

export function FilterSheet({ filters, isVisitor }: { filters: Filters; isVisitor: boolean }) {
  const t = useText(questionList);
  const [search] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const n = keys.reduce((sum, key) => sum + search.getAll(key).filter(Boolean).length, 0);
  const found = { n: filters.total, shown: thousands(filters.total) };
  return (
    <div className="lg:hidden">
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('filters')}
        trigger={
          <Button tone="outline" icon={<SlidersHorizontal strokeWidth={1.75} />} className="w-full">
            {n > 0 ? t('filters_on', { n }) : t('filters')}
          </Button>
        }
        actions={
          <Button tone="beam" onClick={() => setIsOpen(false)} className="w-full">
            {t('show_found', found)}
          </Button>
        }
      >
        <FilterPanel filters={filters} isVisitor={isVisitor} />
      </Dialog>
    </div>
  );
}
