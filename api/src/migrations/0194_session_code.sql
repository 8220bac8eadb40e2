-- Until when a person of the desk may act where a new one-time code is needed, by the last one they entered; null for everybody else.
alter table session add column code_until timestamptz;
