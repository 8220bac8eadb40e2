const verbs = `
  accept add adjust adopt align allow announce answer apply archive arrange ask assert assign attach audit avoid award
  batch begin bind book bound break bring build bump bundle cache calculate call cancel carry catch centre change check
  choose clamp clarify clean clear clone close collapse collect compare complete compose compress compute configure confirm
  connect consolidate constrain convert copy correct count cover create credit cut deal debounce declare decode decrease
  deduplicate defer define delete deny deprecate derive describe design detect disable display distinguish do document draw
  drop dry duplicate edit embed emit empty enable encode end enforce enlarge ensure enter escape exclude expect explain
  expose express extend extract fail fall fetch fill filter find finish fit fix flag fold follow forbid force format free
  freeze gate generate give group grow guard guide handle harden hide highlight hold honour ignore implement import improve
  include increase index inform inline insert install introduce invalidate isolate issue join judge keep label land lay lead
  leave let limit line link list load localise lock log look lower make manage map mark match measure memoise mention merge
  migrate mirror mock model move name narrow normalise note notify number offer omit open optimise order organise page parse
  pass patch pause pay pin place plan point poll post prefer prefetch preload prepare present preserve prevent price print
  probe promote prove provide prune publish pull push put quote raise rank read rebuild recompute reconcile record recover
  reduce refactor refer refine reformat refresh refund refuse register reject relax release reload remember remove rename
  render renew reopen reorder repair repeat replace report request require reserve reset reshape resize resolve respect
  restore restrict restructure retry return reuse reveal revert review revoke rework rewrite roll rotate round route run save
  say scale schedule scope score search seed select send separate serve set settle shape share shorten show shrink sign
  simplify size skip slim smooth sort specify speed spell split squash stack standardise start state stay steady step stop
  store stream strengthen strip style submit substitute suggest summarise support surface survive suspend swap switch
  synchronise take teach tell test throttle throw tidy tighten time toggle trace track transform translate treat trim trust
  try turn type undo unify unlock unwrap update upgrade upload use validate vary verify wait walk warn watch weigh widen
  withdraw word wrap write`;

/** Verbs with which a subject may begin. Add a missing verb here, but no nouns. */
export const imperatives: ReadonlySet<string> = new Set(verbs.trim().split(/\s+/));
