"""How a shard lies on the disk: as NumPy arrays, or as Parquet for whoever reads data in another way."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

Shard: TypeAlias = dict[str, npt.NDArray[Any]]
FORMATS: Final = ("npz", "parquet")


def save(path: Path, shard: Shard) -> None:
    """By the ending of its name. Parquet needs pyarrow (`pip install cardhouse[data]`)."""
    if path.suffix == ".parquet":
        _save_parquet(path, shard)
    else:
        savez: Any = np.savez_compressed  # its types take the name of an array for an option
        savez(path, **shard)


def load(path: Path) -> Shard:
    """The same arrays again, whatever they lay in."""
    if path.suffix == ".parquet":
        return _load_parquet(path)
    with np.load(path) as kept:
        return {name: kept[name] for name in kept.files}


def _save_parquet(path: Path, shard: Shard) -> None:
    """A column for each array; one of rows is a list of a fixed length."""
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    columns = {}
    for name, values in shard.items():
        flat = arrow.array(values.reshape(-1))
        columns[name] = flat if values.ndim == 1 else arrow.FixedSizeListArray.from_arrays(flat, values.shape[1])
    parquet.write_table(arrow.table(columns), path, compression="zstd")


def _load_parquet(path: Path) -> Shard:
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    shard: Shard = {}
    for name, column in zip((table := parquet.read_table(path)).column_names, table.columns, strict=True):
        values = column.combine_chunks()
        if arrow.types.is_fixed_size_list(column.type):
            shard[name] = values.flatten().to_numpy().reshape(len(values), column.type.list_size)
        else:
            shard[name] = values.to_numpy()
    return shard
