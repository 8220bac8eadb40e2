-- Since when a waiting act would be refused. It ends once that has lasted, and not for a shortage that passes.
alter table approval add column unfit_since timestamptz;
